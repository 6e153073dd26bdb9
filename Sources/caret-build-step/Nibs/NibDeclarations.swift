/// What a source file declares that nibs may name.
struct NibDeclarations: Equatable {
    /// A method that nibs may call.
    struct Method: Equatable {
        struct Parameter: Equatable {
            /// What stands before the argument in a call; `nil` for `_`.
            var label: String?
            var type: String
        }

        var owner: String
        var name: String
        var parameters: [Parameter]
        var isMarked: Bool
        /// Whether it makes the destination of a segue.
        var isSegueAction = false
        var isHidden: Bool
        var conditions: [String]
        var line: Int

        /// The name in nibs: that of the Objective-C method.
        var nibName: String {
            var result = name
            for (index, parameter) in parameters.enumerated() {
                let label = parameter.label ?? ""
                if index == 0, !label.isEmpty { result += Self.joined(label) } else if index > 0 { result += label }
                result += ":"
            }
            return result
        }

        /// Whether it takes what a segue gives to the method that makes its destination: a coder, the sender, the segue's identifier.
        var hasSegueParameters: Bool {
            let types = parameters.map(\.type)
            return !types.isEmpty && types.count <= 3 && types.elementsEqual(["NSCoder", "Any?", "String?"].prefix(types.count))
        }

        /// Objective-C joins a first label by `With`, unless it begins with a preposition itself.
        private static func joined(_ label: String) -> String {
            let word = label.prefix(1).uppercased() + label.dropFirst()
            let prepositions = ["with", "for", "from", "to", "in", "at", "by", "on", "of"]
            return prepositions.contains { label == $0 || (label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase == true) }
                ? word : "With" + word
        }
    }

    /// A property that nibs may set.
    struct Property: Equatable {
        var owner: String
        var name: String
        /// As written; `nil` where it follows from the value.
        var type: String?
        var isHidden: Bool
        var conditions: [String]
        var line: Int
    }

    struct Class: Equatable {
        var name: String
        var isHidden: Bool
        var conditions: [String]
    }

    var imports: [String] = []
    var classes: [Class] = []
    var methods: [Method] = []
    var properties: [Property] = []
    /// Lines with `@IBOutlet`, which does not compile on Linux.
    var outlets: [Int] = []
}
