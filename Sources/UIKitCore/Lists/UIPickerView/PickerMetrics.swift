/// The lengths of pickers, in points. Measured on screenshots of iOS 17.
enum PickerMetrics {
    /// Rows that the delegate gives no height.
    static let rowHeight: CGFloat = 32
    /// From the sides of the picker to its plate.
    static let margin: CGFloat = 9
    /// Between wheels.
    static let gap: CGFloat = 5
    /// The corners of the plate behind the rows that are chosen.
    static let plateRadius: CGFloat = 8
    /// Words of rows.
    static let fontSize: CGFloat = 23
    /// A wheel's radius as a part of the picker's height: rows turn out of sight at its edges.
    static let radiusShare: CGFloat = 0.52
    /// How much of their colour rows beside the chosen one keep.
    static let sideAlpha: CGFloat = 0.45
}

/// What a picker knows of its wheels.
@MainActor struct PickerRecord {
    /// `nil` before they were counted.
    var wheels: [PickerWheel]?
    let plate = UIView()
}

/// The words of one row.
final class PickerLabel: UILabel {
    static let leastScale: CGFloat = 0.6

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        font = .systemFont(ofSize: PickerMetrics.fontSize)
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = Self.leastScale
    }

    required init?(coder: NSCoder) { nil }

    func show(_ attributed: NSAttributedString?, _ plain: String?) {
        if let attributed { attributedText = attributed } else { text = plain ?? "?" }
    }
}
