extension SwiftUIRemoval {
    /// The text of a body that is left out.
    static let stop = #"{ fatalError("this code needs SwiftUI, which does not exist here") }"#

    /// Returns the rewritten bytes of a file after all marks were made.
    func result(_ index: Int) -> Result {
        let file = files[index]
        var edits = file.imports
        var removed: [Removed] = []
        for unit in file.units { write(unit, Scope(file: index), &edits, &removed) }
        let isWhole = file.units.allSatisfy(\.isOut)
        if isWhole, let place = file.imports.first {
            removed.removeAll { $0.construct == "SwiftUI" }
            removed.append(
                .init(
                    offset: place.start, reason: "the declarations of the file are left out, because they need SwiftUI",
                    instead: "keep code that UIKit needs apart from SwiftUI's types"))
        }
        return Result(bytes: edits.isEmpty ? file.bytes : Edit.apply(edits, to: file.bytes), removed: removed)
    }

    private func write(_ unit: DeclarationUnit, _ scope: Scope, _ edits: inout [Edit], _ removed: inout [Removed]) {
        if unit.isOut {
            edits.append(Edit(unit.start, unit.end))
            removed.append(report(unit))
            return
        }
        let scope = scope.including(unit)
        for body in unit.bodies where isRemoved(body.names, scope) {
            edits.append(Edit(body.start, body.end, Self.stop))
            removed.append(
                .init(
                    offset: body.start, reason: "the body stops the program, because it needs SwiftUI",
                    instead: "show the content with UIKit"))
        }
        if unit.kind == .classType { writeInheritance(unit, scope, &edits, &removed) }
        if unit.isScope { for member in unit.members { write(member, scope.inside(unit), &edits, &removed) } }
    }

    /// Blanks the protocols of a class that are left out, with their commas.
    private func writeInheritance(_ unit: DeclarationUnit, _ scope: Scope, _ edits: inout [Edit], _ removed: inout [Removed]) {
        let entries = unit.inherited
        let kept = entries.indices.filter { !isRemoved(entries[$0].names, scope) }
        guard kept.count < entries.count, let last = entries.last else { return }
        removed.append(
            .init(
                offset: unit.colon, reason: "a protocol of the class is left out, because it needs SwiftUI",
                instead: "conform in an extension of another file"))
        guard let first = kept.first else { return edits.append(Edit(unit.colon, last.end)) }
        if first > 0 { edits.append(Edit(entries[0].start, entries[first].start)) }
        for (index, next) in zip(kept, kept.dropFirst() + [entries.count]) where next > index + 1 {
            edits.append(Edit(entries[index].end, entries[next - 1].end))
        }
    }

    private func report(_ unit: DeclarationUnit) -> Removed {
        if unit.kind == .preview {
            return .init(
                offset: unit.start, construct: "#Preview", reason: "previews of SwiftUI are not drawn",
                instead: "preview the view controller that shows the view")
        }
        let name = unit.names.first.map { unit.kind == .extensionOfType ? "the extension of ‘\($0)’" : "‘\($0)’" } ?? "the statement"
        return .init(
            offset: unit.start, reason: "\(name) is left out, because it needs SwiftUI",
            instead: "keep code that UIKit needs apart from SwiftUI's types")
    }
}
