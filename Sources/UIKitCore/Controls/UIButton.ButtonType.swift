extension UIButton {
    /// What kind of button it is. The raw values are UIKit's.
    public enum ButtonType: Int, Sendable {
        /// Without any look of its own.
        case custom = 0
        /// Text in the tint, dimmed under a finger.
        case system = 1
        /// An i in a circle, for more about a row.
        case detailDisclosure = 2
        /// An i in a circle, for more about a screen.
        case infoLight = 3
        /// The same as ``infoLight``.
        case infoDark = 4
        /// A plus in a circle, which adds something.
        case contactAdd = 5
        /// A cross in a disc, which closes something.
        case close = 7

        /// The room that the symbol of such a button takes, in points. Measured on iOS at scale 3: 24.33 by 23.67.
        static let symbolRoom = CGSize(width: 73.0 / 3, height: 71.0 / 3)

        /// How the symbol is drawn: large, beside text of 17 points.
        @MainActor static var symbolLook: UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        }

        /// What the button is called in place of its symbol.
        var spokenName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "More info"
            case .contactAdd: "Add"
            case .close: "Close"
            }
        }

        /// The system's symbol that the button begins with; that of ``close`` is drawn.
        var symbol: String? {
            switch self {
            case .custom, .system, .close: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            }
        }
    }
}
