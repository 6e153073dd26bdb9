import Foundation

/// `Benchmarks --output FILE` runs all suites, or only those in the arguments. It starts `Benchmarks child NAME` for
/// each run, so that every result is that of a separate process.
@main enum Benchmarks {
    @MainActor private static let suites: KeyValuePairs<String, @MainActor () throws -> [Entry]> = [
        "cold-start": ColdStart.measure, "scroll": ScrollList.measure, "decoding": Decoding.measure, "snapshots": Snapshots.measure,
        "text": TextLayouts.measure, "primitives": Primitives.measure, "cards": MovingCards.measure,
        "constraints": ConstraintSystems.measure, "tables": Tables.measure, "closures": Closures.measure, "handlers": HandlerCosts.measure,
        "storyboards": Storyboards.measure, "events": Events.measure,
    ]

    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count >= 3, arguments[1] == "child" {
            return try Children.run(arguments[2], arguments: Array(arguments.dropFirst(3)))
        }
        let wanted = Set(arguments.dropFirst(3))
        guard arguments.count >= 3, arguments[1] == "--output", wanted.isSubset(of: suites.map(\.key)) else {
            let names = suites.map(\.key).joined(separator: " | ")
            FileHandle.standardError.write(Data("usage: Benchmarks --output FILE [\(names)] ...\n".utf8))
            exit(2)
        }
        var entries: [Entry] = []
        for (name, measure) in suites where wanted.isEmpty || wanted.contains(name) { entries += try measure() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(entries).write(to: URL(fileURLWithPath: arguments[2]))
    }
}
