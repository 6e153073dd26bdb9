import Platform

/// The layout of the status bar, in points, computed from the upper safe-area inset of the display.
///
/// Sizes were measured on screenshots of the devices that the display profiles represent.
struct StatusBarMetrics: Hashable {
    var frame: CGRect
    /// Whether a camera cutout divides the bar. The time is then at the left of the cutout and the other items at its
    /// right.
    var hasCutout: Bool
    var isPad: Bool

    /// Creates the metrics. Returns `nil` for displays without a status bar, such as a desktop window or a phone in
    /// landscape.
    init?(_ metrics: DisplayMetrics) {
        let topInset = metrics.safeArea.top
        guard topInset >= 20 else { return nil }
        // On the newest phones, the height of the bar is 5 points less than the safe-area inset.
        let height = topInset > 51 ? topInset - 5 : topInset
        frame = CGRect(x: 0, y: 0, width: metrics.size.width, height: height)
        hasCutout = topInset > 40
        isPad = min(metrics.size.width, metrics.size.height) >= ScreenTraits.padSide
    }

    var font: UIFont { .systemFont(ofSize: hasCutout ? 17 : 12, weight: .semibold) }
    /// The vertical centre of all items.
    var centerY: CGFloat { hasCutout ? frame.height * 0.6 : frame.height / 2 }

    /// The centre of the time.
    var timeCenter: CGPoint {
        switch (hasCutout, isPad) {
        case (true, _): CGPoint(x: frame.width * 0.165, y: centerY)
        case (false, true): CGPoint(x: 40, y: centerY)
        case (false, false): CGPoint(x: frame.width / 2, y: centerY)
        }
    }

    /// The position of the network items.
    enum Network: Hashable {
        /// Beside the battery.
        case atBattery
        /// Beside the battery, without cellular strength, as on tablets without cellular hardware.
        case withoutCellular
        /// At the leading side of the time, beginning at an offset in points.
        case leading(CGFloat)
    }

    var network: Network {
        if isPad { return .withoutCellular }
        return hasCutout ? .atBattery : .leading(6)
    }

    /// The trailing edge of the battery.
    var trailing: CGFloat {
        if hasCutout { return frame.width - frame.width * 0.085 }
        return frame.width - (isPad ? 20 : 6)
    }
    /// The scale of the icons, relative to those of a new phone.
    var iconScale: CGFloat { hasCutout ? 1 : 0.85 }
}
