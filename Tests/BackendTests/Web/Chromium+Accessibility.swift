#if Web || WindowAndWeb

    extension Chromium {
        /// Returns the browser's own accessibility tree for screen readers. Each node that is not ignored is a line,
        /// indented by its level: role, name, value, states.
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

        /// Nodes without a meaning, and parts of texts, are omitted.
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
            // Foundation casts the number 1 to a Boolean, too.
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
