/// Makes each `#Preview` a type with the preview, and registers the previews of the file when the program is loaded.
///
/// The line of the macro grows. The closure of the preview keeps its place, so that constructs in it are answered.
struct PreviewWriter {
    func write(_ file: inout RewrittenFile) {
        let sites = file.summary.previews
        guard !sites.isEmpty else { return }
        guard !file.summary.hasErrors else {
            for site in sites { file.edits.append(Edit(site.start, site.end)) }
            return
        }
        var calls = ""
        for site in sites {
            file.count("#Preview")
            let name = "_Preview\(file.nextNumber())"
            file.edits.append(
                Edit(site.start, site.nameEnd, "fileprivate enum \(name) { @MainActor static let preview = UIKit.Preview"))
            file.edits.append(Edit(site.end, site.end, " }"))
            let condition = site.conditions.map { "(\($0))" }.joined(separator: " && ")
            if !condition.isEmpty { calls += "#if \(condition)\n" }
            calls += file.appendix.location(file.line(site.start)) + "\nUIKit.Preview.register { \(name).preview }\n"
            if !condition.isEmpty { calls += "#endif\n" }
        }
        file.appendix.add(
            "fileprivate enum _Registration\(file.nextNumber()) {\n"
                + "@section(\".init_array\") @used static let entry: @convention(c) @Sendable () -> Void = {\n\(calls)}\n}",
            line: file.source.lineCount)
    }
}
