/// What differs between two states of one layer, its sublayers aside.
struct NodeChange {
    /// The layer has the same place, shape, clip and opacity.
    let keepsGeometry: Bool
    /// What is drawn in its bounds differs.
    let repaints: Bool
    /// Nothing but the origin of the bounds differs.
    let isScroll: Bool

    init(_ old: LayerProperties, _ new: LayerProperties, _ oldContents: CGImage?, _ newContents: CGImage?) {
        let sameShape =
            old.bounds.size == new.bounds.size && old.position == new.position && old.anchorPoint == new.anchorPoint
            && old.transform == new.transform && old.opacity == new.opacity && old.isHidden == new.isHidden
            && old.masksToBounds == new.masksToBounds && old.cornerRadius == new.cornerRadius
            && old.maskedCorners == new.maskedCorners && Self.areAlike(old, new)
        let samePaint =
            oldContents === newContents && old.backgroundColor == new.backgroundColor && old.borderWidth == new.borderWidth
            && old.borderColor == new.borderColor && old.contentsGravity == new.contentsGravity
            && old.contentsScale == new.contentsScale && old.contentsRect == new.contentsRect
            && old.contentsCenter == new.contentsCenter
        keepsGeometry = sameShape && old.bounds.origin == new.bounds.origin
        repaints = !samePaint
        isScroll = sameShape && samePaint && old.bounds.origin != new.bounds.origin
    }

    /// What few layers set: any change of it draws all of the layer again.
    private static func areAlike(_ old: LayerProperties, _ new: LayerProperties) -> Bool {
        old.shadow == new.shadow && old.kind == new.kind && old.cornerCurve == new.cornerCurve && old.zPosition == new.zPosition
            && old.sublayerTransform == new.sublayerTransform && old.anchorPointZ == new.anchorPointZ
            && old.effect == new.effect && old.isDoubleSided == new.isDoubleSided && old.isGeometryFlipped == new.isGeometryFlipped
            && old.allowsGroupOpacity == new.allowsGroupOpacity && old.shouldRasterize == new.shouldRasterize
            && old.rasterizationScale == new.rasterizationScale && old.minificationFilter == new.minificationFilter
            && old.magnificationFilter == new.magnificationFilter && old.minificationFilterBias == new.minificationFilterBias
    }
}
