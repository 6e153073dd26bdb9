import Foundation

/// `Benchmarks --output FILE` measures everything; `Benchmarks child NAME` is what it starts for each run, so that every
/// figure is a process's own.
@main enum Benchmarks {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count >= 3, arguments[1] == "child" {
            return try Children.run(arguments[2], arguments: Array(arguments.dropFirst(3)))
        }
        guard arguments.count >= 3, arguments[1] == "--output" else {
            FileHandle.standardError.write(Data("usage: Benchmarks --output FILE [closures]\n".utf8))
            exit(2)
        }
        var entries: [Entry] = []
        let isForClosures = arguments.dropFirst(3).first == "closures"
        let suites =
            isForClosures
            ? [Closures.measure]
            : [
                ColdStart.measure, ScrollList.measure, Decoding.measure, Snapshots.measure, TextLayouts.measure, Primitives.measure,
                MovingCards.measure, ConstraintSystems.measure, Tables.measure, Closures.measure,
                Storyboards.measure, Events.measure,
            ]
        for suite in suites { entries += try suite() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(entries).write(to: URL(fileURLWithPath: arguments[2]))
    }
}
