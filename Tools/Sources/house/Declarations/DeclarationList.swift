import Foundation

/// The known differences with their reasons: a table of kind, symbol, difference and reason.
struct DeclarationList {
    private(set) var reasons: [DeclarationDifference: String] = [:]

    init(path: String) throws {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw ReportError("no list at \(path)") }
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst() where !line.isEmpty {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4, let kind = DeclarationDifference.Kind(rawValue: fields[0]), !fields[3].isEmpty else {
                throw ReportError("\(path):\(number + 1): not kind, symbol, difference and reason, with tabs between them")
            }
            reasons[.init(kind: kind, symbol: fields[1], words: fields[2])] = fields[3]
        }
    }

    /// Removes the rows that are no longer different from the file.
    mutating func prune(to differences: Set<DeclarationDifference>, path: String) throws {
        reasons = reasons.filter { differences.contains($0.key) }
        let rows = reasons.sorted { $0.key < $1.key }.map { "\($0.key.row)\t\($0.value)\n" }
        try ("kind\tsymbol\tdifference\treason\n" + rows.joined()).write(toFile: path, atomically: true, encoding: .utf8)
    }
}
