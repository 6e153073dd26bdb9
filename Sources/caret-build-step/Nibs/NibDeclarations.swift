/// The declarations of a source file to which nibs may refer.
struct NibDeclarations: Equatable {
    /// A method that nibs may call.
    struct Method: Equatable {
        struct Parameter: Equatable {
            /// The argument label; `nil` for `_`.
            var label: String?
            var type: String
        }

        var owner: String
        var name: String
        var parameters: [Parameter]
        var isMarked: Bool
        /// Whether the method makes the destination of a segue.
        var isSegueAction = false
        var isHidden: Bool
        var conditions: [String]
        var line: Int

        /// The name of the method in nibs, which is the name of the Objective-C method.
        var nibName: String {
            var result = name
            for (index, parameter) in parameters.enumerated() {
                let label = parameter.label ?? ""
                if index == 0, !label.isEmpty { result += Self.appendedLabel(label) } else if index > 0 { result += label }
                result += ":"
            }
            return result
        }

        /// Whether the parameters are those of a segue action: a coder, and optionally the sender and the segue's
        /// identifier.
        var hasSegueParameters: Bool {
            let types = parameters.map(\.type)
            return !types.isEmpty && types.count <= 3 && types.elementsEqual(["NSCoder", "Any?", "String?"].prefix(types.count))
        }

        /// Returns the first label as Objective-C appends it to the name of a method. It has the prefix `With`,
        /// unless it begins with a preposition.
        private static func appendedLabel(_ label: String) -> String {
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
        /// The type as it is written; `nil` if it is inferred from the value.
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
    /// The numbers of the lines that contain `@IBOutlet`, which does not compile on Linux.
    var outlets: [Int] = []
}
