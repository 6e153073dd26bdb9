import Platform

/// The home indicator, at the lower edge of devices without a home button.
final class HomeIndicatorView: UIView {
    /// Returns the frame of the home indicator; `nil` for displays without a home indicator.
    static func frame(on metrics: DisplayMetrics) -> CGRect? {
        guard metrics.safeArea.bottom >= 20 else { return nil }
        let size = metrics.size
        let width = min(size.width, size.height) >= ScreenTraits.padSide ? 250 : (min(size.width, size.height) * 0.355).rounded()
        return CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - 13, width: width, height: 5)
    }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 2.5
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
