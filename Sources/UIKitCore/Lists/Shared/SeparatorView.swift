/// A separator between rows.
final class SeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds or updates the separator of a cell, and returns the separator. If `frame` is `nil`, removes the separator
    /// and returns `nil`.
    static func updated(_ old: SeparatorView?, in cell: UIView, color: UIColor?, at frame: CGRect?) -> SeparatorView? {
        guard let frame else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? SeparatorView()
        if view.superview !== cell { cell.addSubview(view) }
        if view.frame != frame { view.frame = frame }
        if view.backgroundColor != color { view.backgroundColor = color }
        return view
    }
}
