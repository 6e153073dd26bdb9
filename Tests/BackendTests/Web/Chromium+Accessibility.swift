#if Web || WindowAndWeb

    extension Chromium {
        /// The browser's own accessibility tree, as it hands it to screen readers: a line for each thing that is not passed over, indented
        /// by what it is in: role, name, value, states.
        func accessibilityTree() async throws -> [String] {
            try await call("Accessibility.enable")
            let answer = try await call("Accessibility.getFullAXTree")
            let nodes = answer["nodes"] as? [[String: Any]] ?? []
            var byID: [String: [String: Any]] = [:]
            for node in nodes { if let id = node["nodeId"] as? String { byID[id] = node } }
            var lines: [String] = []
            if let root = nodes.first?["nodeId"] as? String { Self.describe(root, in: byID, depth: 0, into: &lines) }
            return lines
        }

        /// Boxes without a meaning, and the pieces that text is made of, are passed over.
        private static let plain: Set<String> = ["generic", "StaticText", "InlineTextBox", "RootWebArea", "Canvas", "none"]

        private static func describe(_ id: String, in nodes: [String: [String: Any]], depth: Int, into lines: inout [String]) {
            guard let node = nodes[id] else { return }
            let role = value(node["role"]) ?? ""
            let isPassedOver = node["ignored"] as? Bool == true || plain.contains(role)
            if !isPassedOver {
                var parts = [role]
                if let name = value(node["name"]), !name.isEmpty { parts.append("\"\(name)\"") }
                if let own = value(node["value"]), !own.isEmpty { parts.append("= \(own)") }
                if let words = value(node["description"]), !words.isEmpty { parts.append("(\(words))") }
                parts += states(of: node)
                lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
            }
            for child in node["childIds"] as? [String] ?? [] {
                describe(child, in: nodes, depth: isPassedOver ? depth : depth + 1, into: &lines)
            }
        }

        private static func states(of node: [String: Any]) -> [String] {
            let shown = ["checked", "selected", "disabled", "modal", "pressed", "focused"]
            let properties = node["properties"] as? [[String: Any]] ?? []
            return shown.compactMap { name in
                guard let property = properties.first(where: { $0["name"] as? String == name }), let text = value(property["value"]) else {
                    return nil
                }
                return text == "false" && name != "checked" ? nil : text == "true" ? name : "\(name)=\(text)"
            }
        }

        private static func value(_ any: Any?) -> String? {
            let box = any as? [String: Any]
            // Foundation takes the number 1 for a flag too.
            let isNumber = ["number", "integer"].contains(box?["type"] as? String)
            return switch box?["value"] {
            case let text as String: text
            case let flag as Bool where !isNumber: flag ? "true" : "false"
            case let number as Double: number == number.rounded() ? "\(Int(number))" : "\(number)"
            default: nil
            }
        }
    }

#endif
