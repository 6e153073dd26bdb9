/// Drawing of page curls.
extension Painter {
    /// Draws a page at the current progress of its curl. Draws nothing else of the layer, and nothing outside of its
    /// bounds.
    ///
    /// - Parameter transform: The transform from the layer's coordinates to pixels, without perspective.
    func drawCurl(_ curl: PageCurl, _ node: RenderNode, _ placement: Placement, _ transform: CGAffineTransform) {
        let fold = curl.fold(in: node.properties.bounds)
        let opacity = UInt32((min(max(placement.opacity(node), 0), 1) * 255).rounded())
        guard opacity > 0, fold.page.width > 0, fold.page.height > 0, let page = node.children.first, page.isVisible,
            let front = pageImage(of: page, on: fold.page, transform), let outline = Outline(node.properties.bounds, transform)
        else { return }
        let back = node.children.dropFirst().first.flatMap { pageImage(of: $0, on: fold.page, transform) }
        guard let source = CurlSource(fold, front: front, back: back, transform) else { return }
        draw(source, outline, placement.clip, opacity, isOpaque: false)
    }

    private func pageImage(of side: RenderNode, on page: CGRect, _ transform: CGAffineTransform) -> PageImage? {
        let scale = SIMD2(Double(hypot(transform.a, transform.b)), Double(hypot(transform.c, transform.d)))
        guard let plane = PlaneRegion(side.properties.bounds, scale: scale) else { return nil }
        let key = RasterKey(id: side.id, scaleX: plane.scale.x, scaleY: plane.scale.y, rect: plane.rect, alpha: 1)
        return raster(side, key, 1, isMirrored: false).map { PageImage($0.pixels, page: page) }
    }
}
