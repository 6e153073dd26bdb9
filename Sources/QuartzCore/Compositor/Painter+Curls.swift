/// Drawing of page curls.
extension Painter {
    /// Draws a page at its current state of turning. Draws nothing else of the layer, and nothing outside of its
    /// bounds.
    ///
    /// - Parameter own: The transform from the layer's coordinates to pixels, without perspective.
    func drawCurl(_ curl: PageCurl, _ node: RenderNode, _ place: Placement, _ own: CGAffineTransform) {
        let fold = curl.fold(in: node.properties.bounds)
        let share = UInt32((min(max(place.opacity(node), 0), 1) * 255).rounded())
        guard share > 0, fold.page.width > 0, fold.page.height > 0, let page = node.children.first, page.isVisible,
            let front = picture(of: page, on: fold.page, own), let outline = Outline(node.properties.bounds, own)
        else { return }
        let back = node.children.dropFirst().first.flatMap { picture(of: $0, on: fold.page, own) }
        guard let source = CurlSource(fold, front: front, back: back, own) else { return }
        draw(source, outline, place.clip, share, isOpaque: false)
    }

    private func picture(of side: RenderNode, on page: CGRect, _ own: CGAffineTransform) -> PagePicture? {
        let scale = SIMD2(Double(hypot(own.a, own.b)), Double(hypot(own.c, own.d)))
        guard let plane = PlanePicture(side.properties.bounds, scale: scale) else { return nil }
        let key = RasterKey(id: side.id, scaleX: plane.scale.x, scaleY: plane.scale.y, rect: plane.rect, alpha: 1)
        return raster(side, key, 1, isMirrored: false).map { PagePicture($0.pixels, page: page) }
    }
}
