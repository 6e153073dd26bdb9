import UIKitEngines

/// The metrics of colour wells and colour pickers, in points. Measured on screenshots of iOS 17.
enum ColorMetrics {
    static let wellSize: CGFloat = 28
    /// The width of the ring of hues, and the gap between ring and colour.
    static let ringWidth: CGFloat = 3
    static let ringGap: CGFloat = 2
    static let sideMargin: CGFloat = 16
    static let headerHeight: CGFloat = 56
    static let sliderHeight: CGFloat = 36
    static let fieldWidth: CGFloat = 76
    static let swatchSize: CGFloat = 76
    static let spacing: CGFloat = 12
    /// The preferred size of the picker in a popover.
    static let popoverSize = CGSize(width: 375, height: 620)
}

extension ColorChoice {
    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    var opaque: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }
}
