import Foundation

/// The figures of all pictures, worst first, and what went wrong.
struct FidelityReport: Codable, Equatable {
    /// The pictures, by structural similarity, the least first; by name where it is the same.
    private(set) var pictures: [PictureFigures]
    /// Problems in words: pictures without a drawing, programs that failed.
    var problems: [String]

    init(_ pictures: [PictureFigures], problems: [String]) {
        self.pictures = pictures.sorted { ($0.similarity, $0.name) < ($1.similarity, $1.name) }
        self.problems = problems
    }

    /// Compares all pictures of a folder with those that programs drew.
    ///
    /// - Parameters:
    ///   - recorded: the folder of recorded pictures.
    ///   - drawn: the folder of drawings.
    ///   - failures: what went wrong before.
    /// - Throws: ``FidelityError/noFolder(path:reason:)``, ``FidelityError/noPictures(path:)``. What is wrong with single pictures is a
    ///   problem in the report.
    static func make(
        recorded: PictureFolder, drawn: PictureFolder, failures: [FidelityError] = []
    ) throws(FidelityError) -> FidelityReport {
        let names = try recorded.names()
        guard !names.isEmpty else { throw .noPictures(path: recorded.url.path) }
        let comparison = PictureComparison(recorded: recorded, drawn: drawn)
        var pictures: [PictureFigures] = []
        var problems = failures
        for name in names {
            do { pictures.append(try comparison.figures(name)) } catch { problems.append(error) }
        }
        let known = Set(names)
        for name in try drawn.names() where !known.contains(name) { problems.append(.noRecording(name: name)) }
        return FidelityReport(pictures, problems: problems.map(\.description))
    }

    /// The groups' figures, by name; the last of several is that of all pictures.
    var groups: [GroupFigures] {
        let byGroup = Dictionary(grouping: pictures, by: \.group)
        let groups = byGroup.keys.sorted().map { GroupFigures($0, byGroup[$0] ?? []) }
        return groups.count > 1 ? groups + [GroupFigures("all", pictures)] : groups
    }

    /// The table of the groups, in Markdown.
    var table: String {
        let head = [
            "| group | pictures | similarity | text masked | text alone | equal pixels | wraps equal | ink | ink of texts |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        return (head + groups.map(\.row)).joined(separator: "\n")
    }
}
