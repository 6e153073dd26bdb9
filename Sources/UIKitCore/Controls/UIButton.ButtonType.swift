extension UIButton {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without a default appearance.
        case custom = 0
        /// Text in the tint colour, dimmed while highlighted.
        case system = 1
        /// The letter i in a circle, for details of a row.
        case detailDisclosure = 2
        /// The letter i in a circle, for information about a screen.
        case infoLight = 3
        /// The same as ``infoLight``.
        case infoDark = 4
        /// A plus sign in a circle, for adding an item.
        case contactAdd = 5
        /// A cross in a disc, for closing a screen.
        case close = 7

        /// The size of the symbol's image view, in points. Measured on iOS at scale 3: 24.33 by 23.67.
        static let symbolImageSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)

        /// The symbol configuration: large, for text of 17 points.
        @MainActor static var symbolAppearance: UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        }

        /// The name that assistive technologies read in place of the symbol.
        var spokenName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "More info"
            case .contactAdd: "Add"
            case .close: "Close"
            }
        }

        /// The name of the system symbol; `nil` also for ``close``, which is drawn.
        var symbol: String? {
            switch self {
            case .custom, .system, .close: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            }
        }
    }
}
