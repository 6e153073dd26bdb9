/// The appearance that a catalog specifies for an image file.
struct AssetStyle: Hashable, Sendable {
    let scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    /// The alignment insets, in points.
    var alignmentInsets = UIEdgeInsets.zero
    var resizing: ImageResizing?

    init(_ entry: AssetContents.Entry, _ properties: AssetContents.Properties?, scale: CGFloat) {
        self.scale = scale
        switch properties?.intent {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: break
        }
        alignmentInsets = Self.points(entry.alignmentInsets, scale)
        if let resizing = entry.resizing {
            let isTiled = resizing.center?.mode == "tile"
            self.resizing = ImageResizing(caps: Self.points(resizing.capInsets, scale), mode: isTiled ? .tile : .stretch)
        }
    }

    /// Returns the image; `nil`, with a diagnostic, if the file is not an image.
    func image(of file: URL) -> UIImage? {
        guard let image = file.isVectorImage ? vectorImage(file) : UIImage(contentsOfFile: file.path) else { return nil }
        return image.changing {
            $0.scale = scale
            $0.renderingMode = renderingMode
            $0.alignmentRectInsets = alignmentInsets
            $0.resizing = resizing
        }
    }

    /// Returns a vector image. The file specifies the size in points. The pixels are rendered on demand, at the size at
    /// which the image is drawn.
    private func vectorImage(_ file: URL) -> UIImage? {
        guard let source = Self.source(file) else { return nil }
        func side(_ length: Int) -> Int { min(max(1, Int((CGFloat(length) * scale).rounded())), 8192) }
        let size = PixelSize(width: side(source.size.width), height: side(source.size.height))
        let vector = VectorImage(size: size) { pixels in
            do throws(ImageError) { return try source.draw(pixels) } catch {
                Diagnostics.report("image.undecodable", error.description)
                return nil
            }
        }
        return UIImage(content: ImageContent(vector), scale: scale, orientation: .up)
    }

    private static func source(_ file: URL) -> DrawingSource? {
        do throws(ImageError) { return try DrawingSource(url: file) } catch {
            Diagnostics.report("image.unreadable", error.description)
            return nil
        }
    }

    /// Converts insets from pixels, as catalogs specify them, to points.
    private static func points(_ insets: AssetContents.Insets?, _ scale: CGFloat) -> UIEdgeInsets {
        guard let insets else { return .zero }
        return UIEdgeInsets(
            top: (insets.top ?? 0) / scale, left: (insets.left ?? 0) / scale, bottom: (insets.bottom ?? 0) / scale,
            right: (insets.right ?? 0) / scale)
    }
}

extension URL {
    /// Whether the file is a vector image by its extension. A vector image can be rendered at any size.
    var isVectorImage: Bool { ["svg", "pdf"].contains(pathExtension.lowercased()) }
}
