extension CALayer {
    /// The largest backing store made, in pixels of a side: what Cairo can draw on.
    private static let largestSide: CGFloat = 32_767
    /// The most pixels of one: 256 MB, some twenty screens.
    private static let mostPixels: CGFloat = 67_108_864

    func displayIfMarked() {
        guard marks.contains(.display) else { return }
        marks.remove(.display)
        links.tree?.counters.displays += 1
        display()
    }

    func displayContents() {
        guard let delegate = delegate ?? listener else { return drawIntoBacking() }
        delegate.display(self)
    }

    /// Draws the contents into pixels of their own, which take the place of ``contents``.
    ///
    /// - Parameter drawsOver: whether a backing store of the same size in pixels is drawn over, in place of an empty one.
    package func drawIntoBacking(over drawsOver: Bool = false) {
        let size = pixelSize
        guard size.width >= 1, size.height >= 1 else { return setBacking(nil) }
        let former = drawsOver ? backing?.buffer : nil
        isDrawingOver = former.map { $0.width == Int(size.width) && $0.height == Int(size.height) } ?? false
        defer { isDrawingOver = false }
        // The picture of the last frame may still be read: a copy is drawn on.
        let start = isDrawingOver ? former?.copy() : PixelBuffer.ifPossible(width: Int(size.width), height: Int(size.height))
        guard let buffer = start else { return setBacking(nil) }
        let context = CGContext(drawingInto: buffer, scale: values.contentsScale)
        if isOpaque, !isDrawingOver { _ = Canvas.borrowing(buffer) { $0.fill($0.bounds, with: 0xFF00_0000) } }
        context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
        delegate?.layerWillDraw(self)
        listener?.layerWillDraw(self)
        layerToDraw.draw(in: context)
        context.flush()
        setBacking(CGImage(buffer: buffer, isOpaque: isOpaque))
    }

    /// Lets go of what was drawn.
    package func dropBacking() {
        if backing != nil { setBacking(nil) }
    }

    private var pixelSize: CGSize {
        let scale = values.contentsScale
        let width = (values.bounds.width * scale).rounded(.up)
        let height = (values.bounds.height * scale).rounded(.up)
        var size = CGSize(width: min(width, Self.largestSide), height: min(height, Self.largestSide))
        if size.width * size.height > Self.mostPixels { size.height = max(1, (Self.mostPixels / size.width).rounded(.down)) }
        guard size.width < width || size.height < height else { return size }
        Diagnostics.report(
            "layer.too-large",
            "CALayer: \(NumberText.describe(width))x\(NumberText.describe(height)) pixels to draw, but a side has 32,767 at most, and all "
                + "67,108,864; the rest is cut off.",
            numbers: ["width": Double(width), "height": Double(height)])
        return size
    }

    private func setBacking(_ image: CGImage?) {
        backing = image
        values.contents = nil
        mark(.node)
    }

    /// Lays out at once what is out of date in this layer and below it; layers above keep what they have pending.
    package func layoutBelowIfNeeded() { layOutMarked() }

    func layOutFromTop() {
        var top = self
        while let parent = top.links.superlayer, parent.marks.contains(.layout) { top = parent }
        top.layOutMarked()
    }

    /// Lays out this layer and those below which are marked; returns how many were.
    @discardableResult func layOutMarked() -> Int {
        guard !marks.isDisjoint(with: [.layout, .layoutBelow]) else { return 0 }
        var count = 0
        if marks.contains(.layout) {
            marks.remove(.layout)
            layoutSublayers()
            count = 1
            links.tree?.counters.layouts += 1
        }
        guard marks.contains(.layoutBelow) else { return count }
        marks.remove(.layoutBelow)
        for layer in links.below { count += layer.layOutMarked() }
        return count
    }

    func displayMarked() {
        displayIfMarked()
        guard marks.contains(.displayBelow) else { return }
        marks.remove(.displayBelow)
        for layer in links.below { layer.displayMarked() }
    }
}
