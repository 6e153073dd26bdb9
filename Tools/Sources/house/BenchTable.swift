import Foundation

/// Prints the table of `make bench` from `.build/bench.json`.
enum BenchTable {
    struct Entry: Decodable {
        /// The name of the benchmark, such as `W2 scroll, CPU per frame`.
        var name: String
        var median: Double
        var unit: String
        /// Our result divided by the limit, or by the twin that was measured in the same run.
        var ratio: Double?
        /// The maximum of `ratio`.
        var limit: Double?
        /// The reference of the ratio, and the reason why a limit is missed.
        var note: String?

        /// Whether the limit is met; `nil` without a limit.
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
