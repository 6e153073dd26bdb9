import Foundation

/// The Swift source with the nib tables of a module. The same input results in the same bytes.
struct NibTableFile {
    /// The names that occur in the module's nibs.
    var actionsInNibs: Set<String> = []
    var segueActionsInNibs: Set<String> = []
    var classesInNibs: Set<String> = []
    /// The names of the target's nibs in its resource bundle.
    var files: [String] = []
    var sources: [(file: String, found: NibDeclarations)] = []

    var text: String {
        """
        // Written by the plugin NibTables; changes are lost.

        \(imports.map { "import \($0)" }.joined(separator: "\n"))

        /// The tables of the nibs of this module.
        final class CaretNibTable: NibModule {
            required nonisolated init() { super.init() }

        \(member("actions", "[NibAction]", actions))
        \(member("segueActions", "[NibSegueAction]", segueActions))
        \(member("attributes", "[NibAttribute]", attributes))
        \(member("classes", "[String: AnyClass]", classes))
            override var files: [String]? { [\(files.sorted().map { "\"\($0)\"" }.joined(separator: ", "))] }
        }

        """
    }

    /// The warnings for the author of the module, about methods and properties that the tables cannot access.
    var warnings: [String] {
        sources.flatMap { source in Self.problems(source.found).map { "\(source.file):\($0.line): warning: \($0.message)" } }
    }

    private static func problems(_ found: NibDeclarations) -> [(line: Int, message: String)] {
        var result: [(line: Int, message: String)] = []
        for method in found.methods where method.isHidden && (method.isMarked || method.isSegueAction) {
            result.append((method.line, "the action \(method.name) is private; nibs cannot call it"))
        }
        for method in found.methods where method.isSegueAction && !method.isHidden && !method.hasSegueParameters {
            let rule = "takes an NSCoder, and after it at most the sender as Any? and the segue's identifier as String?"
            result.append((method.line, "\(method.name) cannot be called by nibs: a segue action \(rule)"))
        }
        for property in found.properties where property.isHidden {
            result.append((property.line, "the property \(property.name) is private; nibs cannot set it"))
        }
        for line in found.outlets { result.append((line, "@IBOutlet needs Objective-C; write @Outlet, and leave out `weak`")) }
        return result
    }

    private var imports: [String] {
        // The modules of the files whose types the tables may use, without duplicates.
        Set(sources.filter { !$0.found.methods.isEmpty || !$0.found.properties.isEmpty }.flatMap(\.found.imports)).union(["UIKit"]).sorted()
    }

    private func member(_ name: String, _ type: String, _ lines: [Line]) -> String {
        let empty = type.hasSuffix("AnyClass]") ? "[:]" : "[]"
        if lines.isEmpty { return "    override var \(name): \(type) { \(empty) }" }
        var text = "    override var \(name): \(type) {\n        var all: \(type) = \(empty)\n"
        for line in lines {
            let condition = line.conditions.map { "(\($0))" }.joined(separator: " && ")
            if !condition.isEmpty { text += "        #if \(condition)\n" }
            text += "        \(line.text)\n"
            if !condition.isEmpty { text += "        #endif\n" }
        }
        return text + "        return all\n    }"
    }

    private struct Line {
        var text: String
        var conditions: [String]
    }

    private var actions: [Line] {
        sources.flatMap(\.found.methods).filter {
            !$0.isHidden && ($0.isMarked || actionsInNibs.contains($0.nibName)) && $0.parameters.count < 3
        }
        .map { method in
            let names = (0..<method.parameters.count).map { ["sender", "event"][$0] }
            let closureParameters = zip(names, method.parameters).map { "\($0): \($1.type)" }
            let arguments = zip(names, method.parameters).map { name, parameter in (parameter.label.map { "\($0): " } ?? "") + name }
            let signature = (["target: \(method.owner)"] + closureParameters).joined(separator: ", ")
            return Line(
                text: "all.append(NibAction(\"\(method.nibName)\") { (\(signature)) in "
                    + "target.\(method.name)(\(arguments.joined(separator: ", "))) })",
                conditions: method.conditions)
        }
    }

    private var segueActions: [Line] {
        sources.flatMap(\.found.methods).filter {
            !$0.isHidden && ($0.isSegueAction || segueActionsInNibs.contains($0.nibName)) && $0.hasSegueParameters
        }
        .map { method in
            let arguments = zip(["coder", "sender", "identifier"], method.parameters).map { name, parameter in
                (parameter.label.map { "\($0): " } ?? "") + name
            }
            return Line(
                text: "all.append(NibSegueAction(\"\(method.nibName)\") { "
                    + "(source: \(method.owner), coder: NSCoder, sender: Any?, identifier: String?) in "
                    + "source.\(method.name)(\(arguments.joined(separator: ", "))) })",
                conditions: method.conditions)
        }
    }

    private var attributes: [Line] {
        sources.flatMap(\.found.properties).filter { !$0.isHidden }.map { property in
            let accessor =
                property.type.map { "{ (object: \(property.owner), value: \($0)) in object.\(property.name) = value }" }
                ?? "\\\(property.owner).\(property.name)"
            let call =
                property.type == nil
                ? "NibAttribute(\"\(property.name)\", \(accessor))" : "NibAttribute(\"\(property.name)\") \(accessor)"
            return Line(text: "all.append(\(call))", conditions: property.conditions)
        }
    }

    private var classes: [Line] {
        sources.flatMap(\.found.classes).filter { !$0.isHidden }.compactMap { type in
            let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
            guard classesInNibs.contains(name) || classesInNibs.contains(type.name) else { return nil }
            return Line(
                text: "all[\"\(classesInNibs.contains(name) ? name : type.name)\"] = \(type.name).self", conditions: type.conditions)
        }
    }
}

extension NibTableFile {
    /// Adds the names that occur in a nib. The text is searched without being parsed, because the nib loader reports
    /// invalid nibs.
    mutating func add(nib text: String) {
        for match in text.matches(of: /\b(selector|unwindAction|destinationCreationSelector|customClass)="([^"]+)"/) {
            let value = String(match.output.2)
            switch match.output.1 {
            case "customClass": classesInNibs.insert(value)
            case "destinationCreationSelector": segueActionsInNibs.insert(value)
            default: actionsInNibs.insert(value)
            }
        }
    }
}
