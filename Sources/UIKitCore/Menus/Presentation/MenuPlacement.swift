/// The frame of a menu next to its source.
struct MenuPlacement: Equatable {
    var frame: CGRect
    /// Whether the menu is above its source, and grows upwards.
    var isAbove: Bool

    /// Computes the frame of a menu.
    ///
    /// The menu is below the source if it fits there, otherwise on the side with more space. Its height is limited to
    /// this space, but it may use at least half of the window. If the source is within 24 points of the window's
    /// centre, the menu is centred on it. Otherwise the menu is aligned with the source's edge on the nearer side of
    /// the window. The frame is kept within the window and rounded to points.
    static func menu(_ size: CGSize, at anchor: CGRect, in available: CGRect, distance: CGFloat) -> MenuPlacement {
        let below = available.maxY - anchor.maxY - distance
        let above = anchor.minY - distance - available.minY
        let isAbove = size.height > below && above > below
        let height = min(size.height, max(isAbove ? above : below, min(size.height, available.height / 2)))
        let preferredY = isAbove ? anchor.minY - distance - height : anchor.maxY + distance
        let isLeading = anchor.midX <= available.midX
        let isCentred = abs(anchor.midX - available.midX) < 24
        let alignedX = isLeading ? anchor.minX : anchor.maxX - size.width
        let x = isCentred ? anchor.midX - size.width / 2 : alignedX
        let origin = CGPoint(
            x: min(max(x, available.minX), max(available.minX, available.maxX - size.width)).rounded(),
            y: min(max(preferredY, available.minY), max(available.minY, available.maxY - height)).rounded())
        return MenuPlacement(frame: CGRect(origin: origin, size: CGSize(width: size.width, height: height)), isAbove: isAbove)
    }

    /// Computes the frame of the lifted preview so that a menu of the given height fits below or above it.
    ///
    /// The preview stays at its centre if the menu fits above or below. Otherwise the preview moves until the menu fits
    /// below. The height of the menu counts as at most half of the available height.
    static func lifted(_ size: CGSize, from start: CGRect, in available: CGRect, menu height: CGFloat) -> CGRect {
        var frame = CGRect(x: start.midX - size.width / 2, y: start.midY - size.height / 2, width: size.width, height: size.height)
        frame.origin.x = min(max(frame.minX, available.minX), max(available.minX, available.maxX - size.width))
        let requiredHeight = min(height, available.height / 2) + MenuMetrics.previewDistance
        let lowestY = available.maxY - requiredHeight - size.height
        let highestY = available.minY + requiredHeight
        let fitsBelow = frame.minY <= lowestY
        let fitsAbove = frame.minY >= highestY
        if !fitsBelow, !fitsAbove || height == 0 { frame.origin.y = height == 0 ? frame.minY : lowestY }
        frame.origin.y = min(max(frame.minY, available.minY), max(available.minY, available.maxY - size.height))
        return CGRect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: size.width, height: size.height)
    }
}
