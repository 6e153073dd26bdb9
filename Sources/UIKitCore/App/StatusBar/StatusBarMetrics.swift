import Platform

/// The layout of the status bar, in points, derived from the edge that the display's hardware covers.
///
/// Sizes were measured on pictures of the devices that the profiles represent.
struct StatusBarMetrics: Hashable {
    var frame: CGRect
    /// Whether hardware divides the bar, with the time on its left and the other items on its right.
    var hasCutout: Bool
    var isPad: Bool

    /// Creates the metrics; `nil` for displays without a status bar: a desktop window, or a phone in landscape.
    init?(_ metrics: DisplayMetrics) {
        let covered = metrics.safeArea.top
        guard covered >= 20 else { return nil }
        // Around the hardware of the newest phones, the bar is slightly lower than the covered area.
        let height = covered > 51 ? covered - 5 : covered
        frame = CGRect(x: 0, y: 0, width: metrics.size.width, height: height)
        hasCutout = covered > 40
        isPad = min(metrics.size.width, metrics.size.height) >= ScreenTraits.padSide
    }

    var font: UIFont { .systemFont(ofSize: hasCutout ? 17 : 12, weight: .semibold) }
    /// The vertical centre of all items.
    var middle: CGFloat { hasCutout ? frame.height * 0.6 : frame.height / 2 }

    /// The centre of the time.
    var timeCenter: CGPoint {
        switch (hasCutout, isPad) {
        case (true, _): CGPoint(x: frame.width * 0.165, y: middle)
        case (false, true): CGPoint(x: 40, y: middle)
        case (false, false): CGPoint(x: frame.width / 2, y: middle)
        }
    }

    /// The position of the network items.
    enum Network: Hashable {
        /// Beside the battery.
        case atBattery
        /// Beside the battery, without cellular strength: on tablets without cellular hardware.
        case withoutTelephone
        /// At the leading side of the time, from an offset in points on.
        case leading(CGFloat)
    }

    var network: Network { hasCutout ? isPad ? .withoutTelephone : .atBattery : isPad ? .withoutTelephone : .leading(6) }

    /// The trailing edge of the battery.
    var trailing: CGFloat { frame.width - (hasCutout ? frame.width * 0.085 : isPad ? 20 : 6) }
    /// The scale of the icons, relative to those of a new phone.
    var iconScale: CGFloat { hasCutout ? 1 : 0.85 }
}
