import JPEG

extension ImageSource {
    /// Decodes at the smallest of libjpeg's scales that is not below `target`, then shrinks the rest of the way.
    func decodeJPEG(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        guard let jpeg = header.jpeg else { throw .damaged(name: bytes.name, reason: "it has no JPEG header") }
        let scale = JPEGScale.smallest(from: (jpeg.width, jpeg.height), covering: (target.width, target.height))
        let scaled = PixelSize(width: scale.scaled(jpeg.width), height: scale.scaled(jpeg.height))
        let isDirect = scaled == target
        try check(
            bytes.memoryToLoad + jpeg.coefficientBytes + (isDirect ? 0 : scaled.byteCount), target: target, budget: budget)
        // libjpeg writes every pixel or fails: what a damaged file lacks is gray.
        let large = PixelBuffer(width: scaled.width, height: scaled.height, isZeroed: false)
        let warning = try bytes.withBytes { bytes throws(ImageError) in try fill(large, from: bytes, jpeg, scale) }
        if jpeg.isInk { InkConversion.convert(large, isInverted: jpeg.hasAdobeMarker) }
        let buffer = isDirect ? large : RowScaler.shrink(large, to: target)
        return DecodedImage(image: CGImage(buffer: buffer, isOpaque: true), warning: warning)
    }

    private func fill(
        _ buffer: PixelBuffer, from bytes: UnsafeRawBufferPointer, _ jpeg: JPEGHeader, _ scale: JPEGScale
    ) throws(ImageError) -> String? {
        let result = buffer.withMutableBytes { target in
            Result { () throws(JPEGError) in
                try JPEGDecoder().decode(
                    bytes, header: jpeg, scale: scale, format: jpeg.isInk ? .cmyk : .bgra, into: target,
                    bytesPerRow: buffer.bytesPerRow)
            }
        }
        switch result {
        case .success(let warning): return warning
        case .failure(let error): throw .damaged(name: self.bytes.name, reason: error.message)
        }
    }
}
