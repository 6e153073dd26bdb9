/// The metrics of pickers, in points. Measured in screenshots of iOS 17.
enum PickerMetrics {
    /// The height of rows if the delegate does not specify it.
    static let rowHeight: CGFloat = 32
    /// The distance from the left and right edges of the picker to the selection background.
    static let margin: CGFloat = 9
    /// The gap between components.
    static let gap: CGFloat = 5
    /// The corner radius of the background behind the selected rows.
    static let selectionCornerRadius: CGFloat = 8
    /// The font size of row titles.
    static let fontSize: CGFloat = 23
    /// The radius of the cylinder, as a fraction of the picker's height. Rows disappear at the edges of the cylinder.
    static let radiusFraction: CGFloat = 0.52
    /// The opacity of the rows above and below the selected row.
    static let unselectedAlpha: CGFloat = 0.45
}

/// The state of a picker.
@MainActor struct PickerState {
    /// The components; `nil` until their number is requested.
    var wheels: [PickerWheel]?
    let selectionBackground = UIView()
}

/// The label of a row.
final class PickerLabel: UILabel {
    static let minimumScale: CGFloat = 0.6

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        font = .systemFont(ofSize: PickerMetrics.fontSize)
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = Self.minimumScale
    }

    required init?(coder: NSCoder) { nil }

    func show(_ attributedTitle: NSAttributedString?, _ plainTitle: String?) {
        if let attributedTitle { attributedText = attributedTitle } else { text = plainTitle ?? "?" }
    }
}
