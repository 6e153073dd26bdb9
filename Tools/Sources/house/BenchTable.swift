import Foundation

/// The table that `make bench` prints from `.build/bench.json`.
enum BenchTable {
    struct Entry: Decodable {
        /// The work, such as `W2 scroll, CPU per frame`.
        var name: String
        var median: Double
        var unit: String
        /// Ours divided by the limit or twin that was measured in the same run.
        var ratio: Double?
        /// What `ratio` may be at most.
        var limit: Double?
        /// What the ratio is against, and why a limit is missed.
        var note: String?

        /// `nil` where there is nothing to meet.
        var isMet: Bool? { ratio.flatMap { ratio in limit.map { ratio <= $0 } } }
    }

    static func report(file: String?) throws {
        guard let file, let data = FileManager.default.contents(atPath: file) else {
            throw ReportError("no \(file ?? "bench.json"); run 'make bench'")
        }
        let entries = try JSONDecoder().decode([Entry].self, from: data)
        for entry in entries { print(line(entry)) }
        let missed = entries.filter { $0.isMet == false }
        guard missed.isEmpty else { throw ReportError("\(missed.count) limits missed: \(missed.map(\.name).joined(separator: "; "))") }
    }

    private static func line(_ entry: Entry) -> String {
        let ratio = entry.ratio.map { String(format: "%7.3fx", $0) } ?? "       –"
        let limit = entry.limit.map { String(format: "≤ %.3fx", $0) } ?? ""
        let verdict = entry.isMet.map { $0 ? "met" : "MISSED" } ?? ""
        let name = entry.name.padding(toLength: 44, withPad: " ", startingAt: 0)
        let figure = String(format: "%10.3f ", entry.median) + entry.unit.padding(toLength: 12, withPad: " ", startingAt: 0)
        return "\(name)\(figure)\(ratio)  \(limit.padding(toLength: 10, withPad: " ", startingAt: 0))\(verdict)  \(entry.note ?? "")"
    }
}
