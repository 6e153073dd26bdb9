import Foundation

/// After a head comment was edited, the outputs of the phases differ from those that SwiftPM planned to compile. This
/// type reconciles them.
///
/// The contents of new Swift files are written to a spare file, which every plan contains, so that they are compiled
/// in this build. The next build plans them as separate files. A planned file that no phase writes any more is
/// emptied.
struct LateOutputs {
    /// The name of the spare file in the work folder of the plugin.
    static let spareFileName = "BuildPhases.swift"

    var context: PhaseContext
    var planned: [String]
    var declared: [String]

    func write() throws {
        let lateOutputs = declared.filter { !planned.contains($0) }
        let invalidation = PlanInvalidation(workFolder: context.workFolder)
        if Set(declared) != Set(planned) { try invalidation.write(for: declared) }
        for output in planned where !declared.contains(output) {
            try Self.update(context.output(output), with: output.hasSuffix(".swift") ? Self.header : "")
        }
        if let other = lateOutputs.first(where: { !$0.hasSuffix(".swift") }) {
            throw StepError.lateResource(other)
        }
        let parts = try lateOutputs.map { name in
            let url = context.output(name)
            return "#sourceLocation(file: \"\(Self.escaped(url.path))\", line: 1)\n" + (try String(contentsOf: url, encoding: .utf8))
                + "\n#sourceLocation()\n"
        }
        try Self.update(context.workFolder.appendingPathComponent(Self.spareFileName), with: Self.header + parts.joined())
    }

    private static let header = "// Written by the plugin BuildPhases; changes are lost.\n"

    private static func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }

    private static func update(_ url: URL, with text: String) throws {
        try GeneratedFile(url: url).update(text)
    }
}
