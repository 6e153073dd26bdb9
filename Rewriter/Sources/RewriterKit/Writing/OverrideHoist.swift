/// Makes members of extensions overridable.
///
/// Without Objective-C, an extension can neither override a member nor declare one that a subclass overrides. The
/// member keeps its place and its body under another name, and the class body gets a member with the original name
/// that calls it. The new name uses the columns of `override` or `@objc`, so that the line keeps its columns.
struct OverrideHoist {
    let index: ModuleIndex
    /// The overrides that ``ExtensionDispatch`` has answered.
    var dispatched: Set<String> = []

    private func isDispatched(_ member: Member, _ path: String) -> Bool { dispatched.contains("\(path).\(member.fullName)") }

    /// Rewrites the members of all files.
    func write(_ files: inout [RewrittenFile]) {
        for path in index.paths {
            guard index.parts(of: path).contains(where: \.part.isExtension) || index.declaration(of: path) != nil else { continue }
            for entry in index.parts(of: path) where entry.part.isExtension {
                for member in entry.part.members where member.markers.contains(.override) && !isDispatched(member, path) {
                    hoist(member, entry, path, &files)
                }
            }
        }
        for found in declarationsToHoist() { hoist(found.member, found.entry, found.entry.part.path, &files) }
    }

    /// Returns the members of extensions that a subclass overrides, and open ones, which other modules may override.
    private func declarationsToHoist() -> [ModuleIndex.Found] {
        var result = openDeclarations()
        var seen = Set(result.map { "\($0.entry.part.path).\($0.member.fullName)" })
        for path in index.paths {
            let superclasses = index.ancestors(of: path).dropFirst()
            guard let first = superclasses.first else { continue }
            for entry in index.parts(of: path) {
                for member in entry.part.members where member.markers.contains(.override) && !isDispatched(member, path) {
                    let labels = member.isMethod ? member.parameters.map { $0.label ?? "_" } : nil
                    guard let found = index.member(member.name, labels, isMethod: member.isMethod, in: first) else { continue }
                    guard found.entry.part.isExtension, !found.member.markers.contains(.override) else { continue }
                    if seen.insert("\(found.entry.part.path).\(found.member.fullName)").inserted { result.append(found) }
                }
            }
        }
        return result
    }

    private func openDeclarations() -> [ModuleIndex.Found] {
        index.paths.filter { index.declaration(of: $0)?.part.access == "open" }.flatMap { index.parts(of: $0) }.filter(\.part.isExtension)
            .flatMap { entry in
                entry.part.members.filter { $0.openStart != nil && !$0.markers.contains(.override) && $0.isMethod }
                    .map { ModuleIndex.Found(member: $0, entry: entry) }
            }
    }

    private func hoist(_ member: Member, _ entry: ModuleIndex.Entry, _ path: String, _ files: inout [RewrittenFile]) {
        let isOverride = member.markers.contains(.override)
        let construct = isOverride ? "override in extension" : "override of an extension's member"
        if let reason = obstacle(member, entry, path) {
            return files[entry.file].report(
                member.nameStart, construct, reason, instead: "move the member into the class's own declaration")
        }
        guard let target = index.declaration(of: path), let forward = forward(member, entry, path) else { return }
        rename(member, path, &files[entry.file])
        insert(forward, of: member, entry, target, &files)
        if target.file != entry.file {
            let known = files[target.file].summary.imports
            files[target.file].appendix.add(files[entry.file].summary.importDeclarations.filter { !known.contains($0.module) })
        }
        files[entry.file].count(construct)
    }

    /// Inserts a member before the closing brace of its class.
    ///
    /// The member is in the line of the brace, because coverage reports count the lines of the copy. Only a member
    /// whose condition the rewriter cannot evaluate has lines of its own.
    private func insert(
        _ text: String, of member: Member, _ entry: ModuleIndex.Entry, _ target: ModuleIndex.Entry, _ files: inout [RewrittenFile]
    ) {
        let end = target.part.bodyEnd
        let conditions = (entry.part.conditions + member.conditions).filter { !target.part.conditions.contains($0) }
        guard !conditions.isEmpty else {
            let isFirst = !files[target.file].edits.contains { $0.start == end && $0.end == end }
            let separator = isFirst && target.part.endsInMemberLine ? "; " : ""
            return files[target.file].edits.append(Edit(end, end, separator + text + "; "))
        }
        let brace = files[target.file].source.position(of: end)
        let condition = "\n#if " + conditions.map { "(\($0))" }.joined(separator: " && ") + "\n"
        let place = files[entry.file].appendix.location(files[entry.file].line(member.nameStart)) + "\n"
        let back = "\n#endif\n" + files[target.file].appendix.location(brace.line) + "\n" + String(repeating: " ", count: brace.column - 1)
        files[target.file].edits.append(Edit(end, end, condition + place + text + back))
    }

    /// Returns why a member cannot be moved; `nil` if it can.
    private func obstacle(_ member: Member, _ entry: ModuleIndex.Entry, _ path: String) -> String? {
        guard let declaration = index.declaration(of: path) else { return "the class \(path) belongs to another module" }
        if declaration.part.kind != .classType { return "\(path) is not a class" }
        if entry.part.isGeneric { return "the extension has conditions for the class's parameters" }
        if member.signature.contains("#selector") { return "a default argument has a selector" }
        if member.parameters.contains(where: \.isVariadic) { return "a variadic parameter cannot be passed on" }
        if !member.isMethod && member.type == nil { return "the type of the property is not written" }
        if !member.isMethod && member.hasObservers { return "observers of a property cannot be moved" }
        return nil
    }

    private func newName(_ member: Member, _ path: String, width: Int) -> String {
        let hash = ContentHash.of(path + "." + member.fullName + (member.type ?? ""))
        return "_" + hash.prefix(max(4, width - 2)) + "_" + member.name
    }

    private func room(_ member: Member) -> Int { (member.roomEnd ?? 0) - (member.roomStart ?? 0) }

    /// Gives the member of the extension its new name.
    private func rename(_ member: Member, _ path: String, _ file: inout RewrittenFile) {
        let name = newName(member, path, width: room(member))
        // The class has the open member.
        if let open = member.openStart, open < member.roomStart ?? member.nameStart { file.edits.append(Edit(open, open + 4)) }
        if let start = member.roomStart, let end = member.roomEnd, file.line(start) == file.line(member.nameStart) {
            let middle = String(decoding: file.source.bytes[end..<member.nameStart], as: UTF8.self)
            // The blanking of the attribute within the range is part of this edit.
            file.edits.removeAll { $0.start >= start && $0.end <= member.nameEnd }
            let kept = Self.withoutMarkers(middle)
            file.edits.append(Edit(start, member.nameEnd, kept + name))
        } else {
            file.edits.append(Edit(member.nameStart, member.nameEnd, name))
            if let start = member.overrideStart { file.edits.append(Edit(start, start + 8)) }
        }
    }

    /// Returns modifiers without the words that the edit would otherwise keep.
    static func withoutMarkers(_ text: String) -> String {
        var result = text
        for word in ["@objc", "@IBAction", "override"] {
            guard let range = result.firstRange(of: word) else { continue }
            result.replaceSubrange(range, with: String(repeating: " ", count: word.count))
        }
        return result.replacing("open ", with: "     ").replacing("public ", with: "       ")
    }

    /// Returns the member of the class that calls the renamed one.
    private func forward(_ member: Member, _ entry: ModuleIndex.Entry, _ path: String) -> String? {
        let name = newName(member, path, width: room(member))
        let access = member.access.isEmpty ? entry.part.access : member.access
        var head = member.attributes + (access.isEmpty || access == "internal" ? "" : access + " ")
        if member.markers.contains(.override) { head += "override " }
        if member.markers.contains(.isStatic) { head += "class " }
        guard member.isMethod else { return head + property(member, name) }
        let arguments = member.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
        }
        var call = "\(name)(\(arguments.joined(separator: ", ")))"
        if member.effects.contains("async") { call = "await " + call }
        if member.effects.contains("throws") { call = "try " + call }
        return "\(head)func \(member.name.unquotedIfPlain)\(member.signature) { \(call) }"
    }

    private func property(_ member: Member, _ name: String) -> String {
        let type = member.type ?? ""
        guard member.isSettable else { return "var \(member.name): \(type) { \(name) }" }
        return "var \(member.name): \(type) { get { \(name) } set { \(name) = newValue } }"
    }
}
