extension CALayer {
    /// The maximum side of a backing store, in pixels, which is Cairo's limit.
    private static let maximumSide: CGFloat = 32_767
    /// The maximum number of pixels of a backing store: 256 MB, about twenty screens.
    private static let maximumPixels: CGFloat = 67_108_864

    func displayIfDirty() {
        guard dirtyFlags.contains(.display) else { return }
        dirtyFlags.remove(.display)
        links.tree?.counters.displays += 1
        display()
    }

    func displayContents() {
        guard let delegate = delegate ?? secondaryDelegate else { return drawIntoBackingStore() }
        delegate.display(self)
    }

    /// Draws the contents into a backing store, which replaces ``contents``.
    ///
    /// - Parameter drawsOver: Whether drawing starts from the previous backing store, if the sizes in pixels are
    ///   equal.
    package func drawIntoBackingStore(over drawsOver: Bool = false) {
        let size = pixelSize
        guard size.width >= 1, size.height >= 1 else { return setBackingStore(nil) }
        let previous = drawsOver ? backing?.buffer : nil
        isDrawingOver = previous.map { $0.width == Int(size.width) && $0.height == Int(size.height) } ?? false
        defer { isDrawingOver = false }
        // The previous frame may still read the image, so drawing uses a copy.
        let start = isDrawingOver ? previous?.copy() : PixelBuffer.ifPossible(width: Int(size.width), height: Int(size.height))
        guard let buffer = start else { return setBackingStore(nil) }
        let context = CGContext(drawingInto: buffer, scale: values.contentsScale)
        if isOpaque, !isDrawingOver { _ = Canvas.borrowing(buffer) { $0.fill($0.bounds, with: 0xFF00_0000) } }
        context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
        delegate?.layerWillDraw(self)
        secondaryDelegate?.layerWillDraw(self)
        layerToDraw.draw(in: context)
        context.flush()
        setBackingStore(CGImage(buffer: buffer, isOpaque: isOpaque))
    }

    /// Discards the backing store.
    package func discardBackingStore() {
        if backing != nil { setBackingStore(nil) }
    }

    private var pixelSize: CGSize {
        let scale = values.contentsScale
        let width = (values.bounds.width * scale).rounded(.up)
        let height = (values.bounds.height * scale).rounded(.up)
        var size = CGSize(width: min(width, Self.maximumSide), height: min(height, Self.maximumSide))
        if size.width * size.height > Self.maximumPixels { size.height = max(1, (Self.maximumPixels / size.width).rounded(.down)) }
        guard size.width < width || size.height < height else { return size }
        Diagnostics.report(
            "layer.too-large",
            "CALayer: \(NumberText.describe(width))x\(NumberText.describe(height)) pixels to draw, but a side has 32,767 at most, and all "
                + "67,108,864; the rest is cut off.",
            numbers: ["width": Double(width), "height": Double(height)])
        return size
    }

    private func setBackingStore(_ image: CGImage?) {
        backing = image
        values.contents = nil
        mark(.node)
    }

    /// Lays out this layer and its descendants immediately, if they need layout. Ancestors keep their pending layout.
    package func layoutSubtreeIfNeeded() { layOutSubtreeIfDirty() }

    func layOutFromTopmostAncestor() {
        var top = self
        while let parent = top.links.superlayer, parent.dirtyFlags.contains(.layout) { top = parent }
        top.layOutSubtreeIfDirty()
    }

    /// Lays out this layer and its descendants if they need layout. Returns the number of layers that were laid out.
    @discardableResult func layOutSubtreeIfDirty() -> Int {
        guard !dirtyFlags.isDisjoint(with: [.layout, .layoutBelow]) else { return 0 }
        var count = 0
        if dirtyFlags.contains(.layout) {
            dirtyFlags.remove(.layout)
            layoutSublayers()
            count = 1
            links.tree?.counters.layouts += 1
        }
        guard dirtyFlags.contains(.layoutBelow) else { return count }
        dirtyFlags.remove(.layoutBelow)
        for layer in links.sublayersAndMask { count += layer.layOutSubtreeIfDirty() }
        return count
    }

    func displaySubtreeIfDirty() {
        displayIfDirty()
        guard dirtyFlags.contains(.displayBelow) else { return }
        dirtyFlags.remove(.displayBelow)
        for layer in links.sublayersAndMask { layer.displaySubtreeIfDirty() }
    }
}
