/// A scroll indicator.
final class ScrollIndicatorView: UIView {
    init(style: UIScrollView.IndicatorStyle) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = ScrollIndicators.thickness / 2
        layer.zPosition = 1_000
        show(style)
    }

    func show(_ style: UIScrollView.IndicatorStyle) { backgroundColor = Self.color(of: style) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static func color(of style: UIScrollView.IndicatorStyle) -> UIColor {
        switch style {
        case .default: UIColor.label.withAlphaComponent(0.35)
        case .black: UIColor.black.withAlphaComponent(0.35)
        case .white: UIColor.white.withAlphaComponent(0.35)
        }
    }

    func updateFrame(_ rect: CGRect) {
        if frame != rect { frame = rect }
    }
}
