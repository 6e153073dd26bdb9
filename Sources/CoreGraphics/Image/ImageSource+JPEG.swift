import JPEG

extension ImageSource {
    /// Decodes at the smallest scale of libjpeg that is not below `target`, and then scales down to `target`.
    func decodeJPEG(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        guard let jpeg = header.jpeg else { throw .damaged(name: bytes.name, reason: "it has no JPEG header") }
        let scale = JPEGScale.smallest(from: (jpeg.width, jpeg.height), covering: (target.width, target.height))
        let scaled = PixelSize(width: scale.scaled(jpeg.width), height: scale.scaled(jpeg.height))
        let isDirect = scaled == target
        try check(
            bytes.memoryToLoad + jpeg.coefficientBytes + (isDirect ? 0 : scaled.byteCount), target: target, budget: budget)
        // libjpeg writes every pixel or fails; the missing pixels of a damaged file are grey.
        let large = PixelBuffer(width: scaled.width, height: scaled.height, isZeroed: false)
        // With an appended end marker, libjpeg reports missing pixels only, not a missing marker.
        let isTruncated = try bytes.withBytes(endingIn: [0xFF, 0xD9]) { bytes throws(ImageError) in
            try fill(large, from: bytes, jpeg, scale)
        }
        if jpeg.isCMYK { CMYKConversion.convert(large, isInverted: jpeg.hasAdobeMarker) }
        let buffer = isDirect ? large : RowScaler.shrink(large, to: target)
        return DecodedImage(image: CGImage(buffer: buffer, isOpaque: true), error: isTruncated ? .truncated(name: bytes.name) : nil)
    }

    private func fill(
        _ buffer: PixelBuffer, from bytes: UnsafeRawBufferPointer, _ jpeg: JPEGHeader, _ scale: JPEGScale
    ) throws(ImageError) -> Bool {
        let result = buffer.withMutableBytes { target in
            Result { () throws(JPEGError) in
                try JPEGDecoder().decode(
                    bytes, header: jpeg, scale: scale, format: jpeg.isCMYK ? .cmyk : .bgra, into: target,
                    bytesPerRow: buffer.bytesPerRow)
            }
        }
        switch result {
        case .success(let isTruncated): return isTruncated
        case .failure(let error): throw .damaged(name: self.bytes.name, reason: error.message)
        }
    }
}
