/// A key combination and the title of its command.
struct KeyHint: Hashable {
    /// The identity of a key combination.
    struct Keys: Hashable {
        let input: String
        let modifiers: UIKeyModifierFlags

        /// Creates the identity of a command's keys; `nil` for a command without a key.
        @MainActor init?(_ command: UIKeyCommand) {
            guard let input = command.input, !input.isEmpty else { return nil }
            self.input = input.lowercased()
            modifiers = command.modifierFlags.subtracting([.alphaShift, .numericPad])
        }

        /// The symbols of the keys, with the modifiers in the order of Apple's menus.
        var symbols: String { modifierSymbols.joined() + KeyHint.symbol(of: input) }
        fileprivate var modifierSymbols: [String] {
            let symbols: [(flag: UIKeyModifierFlags, symbol: String)] = [
                (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
            ]
            return symbols.filter { modifiers.contains($0.flag) }.map(\.symbol)
        }
    }

    let keys: Keys
    let title: String

    /// Creates the hint of a command; `nil` for a command without a title, and for a disabled or hidden command.
    @MainActor init?(_ command: UIKeyCommand) {
        let title = command.displayedDiscoverabilityTitle ?? command.displayedTitle
        let isListed = command.isChoosable && !command.isHiddenOrEmpty
        guard !title.isEmpty, isListed, let keys = Keys(command) else { return nil }
        self.title = title
        self.keys = keys
    }

    /// The symbols of the keys, separated by spaces.
    var symbols: String { (keys.modifierSymbols + [Self.symbol(of: keys.input)]).joined(separator: " ") }

    fileprivate static func symbol(of input: String) -> String {
        names[input] ?? input.uppercased()
    }

    private static let names: [String: String] = [
        UIKeyCommand.inputUpArrow.lowercased(): "↑", UIKeyCommand.inputDownArrow.lowercased(): "↓",
        UIKeyCommand.inputLeftArrow.lowercased(): "←", UIKeyCommand.inputRightArrow.lowercased(): "→",
        UIKeyCommand.inputEscape.lowercased(): "esc", UIKeyCommand.inputPageUp.lowercased(): "page up",
        UIKeyCommand.inputPageDown.lowercased(): "page down", UIKeyCommand.inputHome.lowercased(): "home",
        UIKeyCommand.inputEnd.lowercased(): "end", UIKeyCommand.inputDelete.lowercased(): "del", "\r": "return", "\t": "tab", " ": "space",
        "\u{8}": "⌫", "\u{7F}": "⌫",
    ]
}
