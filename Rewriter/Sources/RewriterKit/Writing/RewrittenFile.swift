/// A file while its rewritten copy is made.
struct RewrittenFile {
    let path: String
    let source: SourceText
    let summary: FileSummary
    var edits: [Edit]
    var appendix: Appendix
    var reports: [Report] = []
    /// The number of answered constructs by kind.
    var answered: [String: Int] = [:]
    /// Whether the bytes are no longer those of the user's file.
    var isModified = false
    private var lastNumber = 0

    init(path: String, bytes: [UInt8], summary: FileSummary) {
        self.path = path
        source = SourceText(bytes)
        self.summary = summary
        edits = summary.edits.map(\.edit)
        appendix = Appendix(path: path)
        for edit in summary.edits where !edit.construct.isEmpty { answered[edit.construct, default: 0] += 1 }
    }

    /// Adds the edits of constructs that are no methods of the module.
    mutating func addGuardedEdits(_ index: ModuleIndex) {
        for construct in summary.guardedEdits where !index.declares(construct.unlessDeclared) {
            edits += construct.edits
            count(construct.construct)
        }
    }

    /// Reports constructs inside of other constructs, which keep their text.
    mutating func reportOverlaps() {
        // The compiler's own messages about the file come first.
        guard !summary.hasErrors else { return }
        for edit in Edit.overlapping(edits) {
            report(
                edit.start, "construct", "the construct is a part of another one",
                instead: "write the inner construct in a statement of its own")
        }
    }

    /// Adds the reports that do not depend on other files, apart from methods of the module that only look alike.
    mutating func addReports(_ index: ModuleIndex) {
        for report in summary.reports where report.unlessDeclared.map(index.declares) != true {
            self.report(report.offset, report.construct, report.reason, instead: report.instead)
        }
        for call in summary.metatypeCalls {
            guard let context = call.context, let member = index.member(call.name, nil, isMethod: false, in: context)?.member,
                let type = member.type, type.hasSuffix(".Type"), ClassConstraints.isClass(String(type.dropLast(5)))
            else { continue }
            self.report(call.offset, MetatypeCall.construct, MetatypeCall.reason, instead: MetatypeCall.instead)
        }
    }

    /// Adds the reports of what is left out because it needs SwiftUI.
    mutating func addReports(_ removed: [SwiftUIRemoval.Removed]) {
        for part in removed {
            report(part.offset, part.construct, part.reason, instead: part.instead)
            count(part.construct)
        }
    }

    /// Returns a number that no other declaration at the end of this file has.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func count(_ construct: String) { answered[construct, default: 0] += 1 }

    mutating func report(_ offset: Int, _ construct: String, _ reason: String, instead: String) {
        let place = source.position(of: offset)
        reports.append(
            Report(file: path, line: place.line, column: place.column, construct: construct, reason: reason, instead: instead))
    }

    func line(_ offset: Int) -> Int { source.position(of: offset).line }

    /// The bytes of the rewritten copy; `nil` if the file is unchanged.
    var copy: [UInt8]? {
        if edits.isEmpty && appendix.isEmpty && !isModified { return nil }
        var result = Edit.apply(edits, to: source.bytes)
        if !appendix.isEmpty { result += Array(appendix.text.utf8) }
        return result
    }
}
