/// The difference between two states of one layer, without its sublayers.
struct NodeChange {
    /// Whether the position, shape, clipping and opacity of the layer are unchanged.
    let keepsGeometry: Bool
    /// Whether the drawing inside the bounds differs.
    let needsRepaint: Bool
    /// Whether only the origin of the bounds differs.
    let isScroll: Bool

    init(_ old: LayerProperties, _ new: LayerProperties, _ oldContents: CGImage?, _ newContents: CGImage?) {
        let sameShape =
            old.bounds.size == new.bounds.size && old.position == new.position && old.anchorPoint == new.anchorPoint
            && old.transform == new.transform && old.opacity == new.opacity && old.isHidden == new.isHidden
            && old.masksToBounds == new.masksToBounds && old.cornerRadius == new.cornerRadius
            && old.maskedCorners == new.maskedCorners && Self.haveEqualRareProperties(old, new)
        let samePaint =
            oldContents === newContents && old.backgroundColor == new.backgroundColor && old.borderWidth == new.borderWidth
            && old.borderColor == new.borderColor && old.contentsGravity == new.contentsGravity
            && old.contentsScale == new.contentsScale && old.contentsRect == new.contentsRect
            && old.contentsCenter == new.contentsCenter
        keepsGeometry = sameShape && old.bounds.origin == new.bounds.origin
        needsRepaint = !samePaint
        isScroll = sameShape && samePaint && old.bounds.origin != new.bounds.origin
    }

    /// Compares rarely used properties. A change of any of them redraws the whole layer.
    private static func haveEqualRareProperties(_ old: LayerProperties, _ new: LayerProperties) -> Bool {
        old.shadow == new.shadow && old.kind == new.kind && old.cornerCurve == new.cornerCurve && old.zPosition == new.zPosition
            && old.sublayerTransform == new.sublayerTransform && old.anchorPointZ == new.anchorPointZ
            && old.effect == new.effect && old.isDoubleSided == new.isDoubleSided && old.isGeometryFlipped == new.isGeometryFlipped
            && old.allowsGroupOpacity == new.allowsGroupOpacity && old.shouldRasterize == new.shouldRasterize
            && old.rasterizationScale == new.rasterizationScale && old.minificationFilter == new.minificationFilter
            && old.magnificationFilter == new.magnificationFilter && old.minificationFilterBias == new.minificationFilterBias
    }
}
