/// Makes members overridable that an extension of a class of another module declares, such as
/// `extension UIImageView { @objc func reload() }`.
///
/// The class of the other module cannot get a member. Instead, the extension's member asks for the class of the object,
/// from the most derived class that overrides the member upwards. It calls that class's implementation by another name.
/// `super.reload()` in an implementation becomes the call of the next one. The new names have the width of `super.`
/// before the name.
struct ExtensionDispatch {
    let index: ModuleIndex

    /// A member and all overrides of it in the module.
    private struct Family {
        var root: ModuleIndex.Found
        var rootPath: String
        /// The overrides with the paths of their classes.
        var overrides: [(path: String, found: ModuleIndex.Found)] = []
    }

    /// Rewrites the members of all files. Returns the overrides that are answered, as `Class.member(_:)`.
    func write(_ files: inout [RewrittenFile]) -> Set<String> {
        var handled: Set<String> = []
        for family in families() {
            guard family.overrides.allSatisfy({ isNameable($0.path, in: family) }), isForwardable(family.root.member) else { continue }
            write(family, &files)
            for override in family.overrides { handled.insert("\(override.path).\(override.found.member.fullName)") }
        }
        return handled
    }

    private func families() -> [Family] {
        var result: [String: Family] = [:]
        for path in index.paths {
            for entry in index.parts(of: path) {
                for member in entry.part.members where member.markers.contains(.override) {
                    guard let (root, rootPath) = root(of: member, path), index.declaration(of: rootPath) == nil else { continue }
                    let key = "\(rootPath).\(member.fullName)"
                    result[key, default: Family(root: root, rootPath: rootPath)].overrides.append(
                        (path, ModuleIndex.Found(member: member, entry: entry)))
                }
            }
        }
        return result.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the declaration that a member overrides in the end, if the module has it, and the path of its class.
    private func root(of member: Member, _ path: String) -> (ModuleIndex.Found, String)? {
        let labels = member.isMethod ? member.parameters.map { $0.label ?? "_" } : nil
        for ancestor in index.ancestors(of: path).dropFirst() {
            for entry in index.parts(of: ancestor) {
                let found = entry.part.members.first { other in
                    other.name == member.name && other.isMethod == member.isMethod && !other.markers.contains(.override)
                        && (labels.map { $0 == other.parameters.map { $0.label ?? "_" } } ?? true)
                }
                if let found { return (ModuleIndex.Found(member: found, entry: entry), ancestor) }
            }
        }
        return nil
    }

    /// Whether the file of the extension can name a class.
    private func isNameable(_ path: String, in family: Family) -> Bool {
        guard let declaration = index.declaration(of: path) else { return true }
        let isHidden = ["private", "fileprivate"].contains(declaration.part.access)
        return declaration.part.isReachable && (!isHidden || declaration.file == family.root.entry.file)
    }

    private func isForwardable(_ member: Member) -> Bool {
        !member.markers.contains(.isStatic) && !member.parameters.contains(where: \.isVariadic) && (member.isMethod || member.type != nil)
    }

    private func newName(_ member: Member, _ path: String) -> String {
        "_" + ContentHash.of("\(path).\(member.fullName)").prefix(4) + "_" + member.name
    }

    private func write(_ family: Family, _ files: inout [RewrittenFile]) {
        let member = family.root.member
        rename(family.root, newName(member, family.rootPath), &files)
        for (path, found) in family.overrides {
            rename(found, newName(member, path), &files)
            let next = index.ancestors(of: path).dropFirst().first { ancestor in family.overrides.contains { $0.path == ancestor } }
            let name = newName(member, next ?? family.rootPath)
            let calls = files[found.entry.file].summary.superCalls
            for call in calls where call.name == member.name && call.start > found.member.start && call.end <= found.member.end {
                files[found.entry.file].edits.append(Edit(call.start, call.end, name))
            }
            files[found.entry.file].count("override of an extension's member")
        }
        let file = family.root.entry.file
        let text = dispatcher(family)
        files[file].appendix.add(text, line: files[file].line(member.nameStart), conditions: family.root.entry.part.conditions)
    }

    private func rename(_ found: ModuleIndex.Found, _ name: String, _ files: inout [RewrittenFile]) {
        let member = found.member
        let file = found.entry.file
        if let start = member.roomStart, let end = member.roomEnd, files[file].line(start) == files[file].line(member.nameStart) {
            let middle = String(decoding: files[file].source.bytes[end..<member.nameStart], as: UTF8.self)
            files[file].edits.removeAll { $0.start >= start && $0.end <= member.nameEnd }
            files[file].edits.append(Edit(start, member.nameEnd, OverrideHoist.withoutMarkers(middle) + name))
        } else {
            files[file].edits.append(Edit(member.nameStart, member.nameEnd, name))
            if let start = member.overrideStart { files[file].edits.append(Edit(start, start + 8)) }
        }
    }

    /// Returns the member with the original name, which calls the implementation of the object's class.
    private func dispatcher(_ family: Family) -> String {
        let member = family.root.member
        let access = member.access.isEmpty || member.access == "open" ? (member.access == "open" ? "public " : "") : member.access + " "
        let head = "extension \(family.root.entry.part.path) { \(member.attributes)\(access)"
        // A subclass has more ancestors than its superclass, and is asked first.
        let paths = family.overrides.map(\.path).sorted {
            (-index.ancestors(of: $0).count, $0) < (-index.ancestors(of: $1).count, $1)
        }
        func body(_ use: (String) -> String) -> String {
            let cases = paths.map { "if let object = self as? \($0) { return " + use("object." + newName(member, $0)) + " }\n" }
            return cases.joined() + "return " + use(newName(member, family.rootPath))
        }
        if member.isMethod {
            let arguments = member.parameters.map { parameter in
                (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
            }
            let mark = (member.effects.contains("throws") ? "try " : "") + (member.effects.contains("async") ? "await " : "")
            let text = body { mark + $0 + "(" + arguments.joined(separator: ", ") + ")" }
            return "\(head)func \(member.name.unquotedIfPlain)\(member.signature) {\n\(text)\n} }"
        }
        let getter = body { $0 }
        guard member.isSettable else { return "\(head)var \(member.name): \(member.type ?? "") {\n\(getter)\n} }" }
        let setter = body { ($0.hasPrefix("object.") ? $0 : "self." + $0) + " = newValue" }
        return "\(head)var \(member.name): \(member.type ?? "") { get {\n\(getter)\n} set {\n\(setter)\n} } }"
    }
}
