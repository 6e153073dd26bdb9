/// Writes `#selector` expressions.
///
/// In place, a short name of the same width stands for the selector, so that the rest of the line keeps its columns.
/// The name is declared at the end of the file, in an extension of the class, where private methods are visible. The
/// reference to the method has the line and the column of the original: diagnostics about a missing method are reported
/// there. If a name does not fit, or an extension is impossible, the selector is written in place and the line grows.
struct SelectorWriter {
    let index: ModuleIndex
    /// The name of the type of selectors, which the module may use for a type of its own.
    private let selectorType: String

    init(index: ModuleIndex) {
        self.index = index
        selectorType = index.hidesSelector ? "UIKit.Selector" : "Selector"
    }

    func write(_ file: inout RewrittenFile) {
        for site in file.summary.selectors { write(site, &file) }
    }

    /// The parts of a replacement.
    private struct Parts {
        /// The name of the type.
        var type: String
        /// The first argument: the name and its label.
        var name: String
        /// The type or value before the name, and the text after the base.
        var base: String
        var reference: String
        /// Whether the base is a protocol, whose methods are found through a value.
        var isProtocol = false
        /// Whether the module declares the method.
        var isDeclared = true
        /// The body of a closure that reads or writes a property; `nil` for a method.
        var closure: String?

        var expression: String {
            let target = isProtocol ? "any " + base : base
            if let closure {
                let parameters = closure.hasSuffix("= value") ? "(target: \(target), value)" : "(target: \(target))"
                return "\(type)(\(name) { \(parameters) in \(closure) })"
            }
            return isProtocol ? "\(type)(\(name), { (target: \(target)) in target\(reference) })" : "\(type)(\(name), \(base)\(reference))"
        }
    }

    private func write(_ site: SelectorSite, _ file: inout RewrittenFile) {
        let kind = site.kind == .method ? "#selector" : "#selector(\(site.kind.rawValue):)"
        if let base = site.base, isValue(base) {
            file.edits.append(Edit(site.start, site.end, relative(site, to: base)))
            return file.count(kind)
        }
        let owner = owner(of: site)
        let found = find(site, in: owner)
        if let found, found.member.markers.contains(.isStatic), site.kind == .method {
            return file.report(
                site.start, kind, "\(site.name) is a class method, which selectors cannot call here", instead: "use an instance method")
        }
        if let name = nameOfOptional(site, owner, found) {
            file.count(kind)
            return write(name, site, &file)
        }
        let parts = parts(site, owner, found)
        file.count(kind)
        let number = file.nextNumber()
        let name = "_sel\(number)"
        let width = site.end - site.start
        let canDeclare = !site.isDefaultArgument && !file.summary.hasErrors
        if canDeclare, let type = site.genericContext, let context = site.context, !isReachable(site) {
            // A generic class cannot be named outside of its own code without arguments.
            let member = "\(type).\(name)_"
            guard width >= member.utf8.count else { return file.edits.append(Edit(site.start, site.end, parts.expression)) }
            file.edits.append(Edit(site.start, site.end, member))
            return declare(name, parts, site, in: context, isGeneric: true, &file)
        }
        let isOutside = !isReachable(site) && canDeclareOutside(site, found, owner)
        guard canDeclare, width >= name.utf8.count, isOutside || isReachable(site) else {
            return file.edits.append(Edit(site.start, site.end, parts.expression))
        }
        file.edits.append(Edit(site.start, site.end, name))
        let context = isOutside || isProtocol(site.context) ? nil : site.context
        declare(name, parts, site, in: context, &file)
    }

    /// Returns a selector of a method that is named by a value.
    private func relative(_ site: SelectorSite, to base: String) -> String {
        var labels = site.labels ?? []
        if site.labels == nil, let cast = site.cast { labels = Array(repeating: "_", count: cast.parameters.count) }
        let suffix = site.labels.map { $0.isEmpty ? "" : "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
        let value = base.hasSuffix("?") || base.hasSuffix("!") ? String(base.dropLast()) : base
        let cast = site.cast.map { " as " + $0.text } ?? ""
        let start = "\(selectorType)(named: \"\(ObjCName.selector(site.name, labels))\", of: \(value)"
        return "\(start), { $0.\(site.name.unquotedIfPlain)\(suffix)\(cast) })"
    }

    /// Returns the Objective-C name of an optional requirement, or of a method of a protocol of UIKit; `nil` for other
    /// methods.
    private func nameOfOptional(_ site: SelectorSite, _ owner: String?, _ found: ModuleIndex.Found?) -> String? {
        if let member = found?.member {
            // The name of an implementation could also denote the default implementation of the protocol.
            let isMarked = !member.markers.isDisjoint(with: [.objc, .action])
            let isListed =
                found?.entry.part.isReachable == true && isDeclared(owner)
                && (index.optionalMethods.contains(member.fullName) || (isMarked && index.protocolMethods.contains(member.fullName)))
            return member.isMethod && (member.markers.contains(.optional) || isListed) ? index.selector(of: member, in: owner ?? "") : nil
        }
        guard let owner, let labels = site.labels, ClassTableWriter.isDelegateName(owner) else { return nil }
        return index.declaration(of: owner) == nil ? ObjCName.selector(site.name, labels) : nil
    }

    /// Writes a selector by its name. The class tables know which objects implement the method.
    private func write(_ name: String, _ site: SelectorSite, _ file: inout RewrittenFile) {
        let text = "\(selectorType)(\"\(name)\")"
        guard site.end - site.start < text.utf8.count, !site.isDefaultArgument, !file.summary.hasErrors else {
            return file.edits.append(Edit(site.start, site.end, text))
        }
        let variable = "_sel\(file.nextNumber())"
        file.edits.append(Edit(site.start, site.end, variable))
        file.appendix.add(
            "nonisolated fileprivate var \(variable): \(selectorType) { \(text) }", line: file.line(site.start), conditions: site.conditions
        )
    }

    private func isDeclared(_ owner: String?) -> Bool { owner.map { index.declaration(of: $0)?.part.kind == .classType } ?? false }

    /// Declares the selector at the end of the file.
    private func declare(
        _ name: String, _ parts: Parts, _ site: SelectorSite, in context: String?, isGeneric: Bool = false, _ file: inout RewrittenFile
    ) {
        let place = file.source.position(of: site.nameStart)
        var text = ""
        let head =
            context.map { "extension \($0) { nonisolated fileprivate static var \(name)_: \(parts.type) { " }
            ?? "nonisolated fileprivate var \(name): \(parts.type) { "
        let tail = context == nil ? " }" : " } }"
        let isAligned = !parts.isProtocol && parts.closure == nil && place.line > 1 && place.column > 1
        if isAligned {
            let dot = String(repeating: " ", count: place.column - 2)
            let method = "\(parts.base)\n\(dot)\(parts.reference)"
            // A diagnostic about a method that may not exist is clearer without the overloads of the initializer.
            text =
                parts.isDeclared
                ? "\(head)\(parts.type)(\(parts.name), \(method))\(tail)"
                : "\(head)let method = \(method)\nreturn \(parts.type)(\(parts.name), method)\(tail)"
        } else {
            text = head + parts.expression + tail
        }
        if let context, !isGeneric { text += "\nnonisolated fileprivate var \(name): \(parts.type) { \(context).\(name)_ }" }
        file.appendix.add(text, line: isAligned ? place.line - 1 : place.line, conditions: site.conditions)
    }

    /// Whether code at the end of the file can extend the type around the place.
    private func isReachable(_ site: SelectorSite) -> Bool {
        guard let context = site.context else { return true }
        return site.isContextReachable && index.declaration(of: context)?.part.isReachable != false
    }

    /// Whether the end of the file can name the method itself: it is named by a type, and is not private in the type.
    private func canDeclareOutside(_ site: SelectorSite, _ found: ModuleIndex.Found?, _ owner: String?) -> Bool {
        guard let base = site.base, !["self", "Self", "super", "type(of: self)"].contains(base) else { return false }
        let isGeneric = owner.flatMap { index.declaration(of: $0)?.part.isReachable } == false
        return !isGeneric && found?.member.access != "private"
    }

    private func isProtocol(_ path: String?) -> Bool {
        path.map { index.declaration(of: $0)?.part.kind == .protocolType } ?? false
    }

    /// Returns the type whose member the selector names.
    private func owner(of site: SelectorSite) -> String? {
        if site.base == "super", let context = site.context { return index.ancestors(of: context).dropFirst().first ?? context }
        if let base = site.base, !["self", "Self", "type(of: self)"].contains(base) { return index.resolve(base, in: site.context) }
        guard site.base == nil, var context = site.context else { return site.context }
        // An unqualified name can also be a member of a type around the type.
        let innermost = context
        repeat {
            if index.member(site.name, site.labels, isMethod: site.kind == .method, in: context) != nil { return context }
            guard let outer = index.parent(of: context) else { return innermost }
            context = outer
        } while true
    }

    private func find(_ site: SelectorSite, in owner: String?) -> ModuleIndex.Found? {
        guard let owner else { return nil }
        return index.member(site.name, site.labels, types: site.cast?.parameters, isMethod: site.kind == .method, in: owner)
    }

    private func parts(_ site: SelectorSite, _ owner: String?, _ found: ModuleIndex.Found?) -> Parts {
        // A generic class keeps its arguments.
        let generic = site.base.flatMap { $0.contains("<") ? $0 : nil }
        let base = generic ?? owner ?? ""
        let member = found?.member
        var parts = Parts(type: selectorType, name: "", base: base, reference: "." + site.name.unquotedIfPlain)
        parts.isProtocol = isProtocol(base)
        switch site.kind {
        case .getter:
            parts.name = "named: \"\(member.map { index.selector(of: $0, in: owner ?? "") } ?? site.name)\", reading:"
            parts.closure = "target" + parts.reference
        case .setter:
            parts.name = "named: \"\(member?.setterSelector ?? ObjCName.setter(site.name))\", writing:"
            parts.closure = "target" + parts.reference + " = value"
        case .method:
            parts.isDeclared = member != nil
            if let member {
                parts.name = "named: \"\(index.selector(of: member, in: owner ?? ""))\""
                parts.reference = "." + member.reference
            } else if let labels = site.labels {
                parts.name = "named: \"\(ObjCName.selector(site.name, labels))\""
                parts.reference += "(" + labels.map { $0 + ":" }.joined() + ")"
            } else {
                parts.name = "inferring: \"\(site.name)\""
            }
            if let cast = site.cast, !parts.isProtocol {
                // A cast of an unqualified name is the type of the method; otherwise it begins with the owner's type.
                parts.reference += " as " + (cast.isWhole ? cast.text : "(\(base)) -> \(cast.text)")
                if member == nil, site.labels == nil {
                    let labels = Array(repeating: "_", count: cast.parameters.count)
                    parts.name = "named: \"\(ObjCName.selector(site.name, labels))\""
                }
            }
        }
        return parts
    }

    /// Whether an expression is a value and not a type: its last name begins with a small letter.
    private func isValue(_ base: String) -> Bool {
        if ["self", "Self", "type(of: self)", "super"].contains(base) { return false }
        let last = base.split(separator: ".").last ?? ""
        return last.first.map { $0.isLowercase || $0 == "_" || $0 == "(" } ?? false || base.contains("(") || base.contains("?")
    }
}
