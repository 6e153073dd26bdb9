import Foundation

/// The figures of all pictures, the least similar first, and the problems.
struct FidelityReport: Codable, Equatable {
    /// The pictures, sorted by structural similarity in ascending order, and then by name.
    private(set) var pictures: [PictureFigures]
    /// The problems as text: pictures without a drawing, and programs that failed.
    var problems: [String]

    init(_ pictures: [PictureFigures], problems: [String]) {
        self.pictures = pictures.sorted { ($0.similarity, $0.name) < ($1.similarity, $1.name) }
        self.problems = problems
    }

    /// Compares all recorded pictures of a folder with the drawings.
    ///
    /// - Parameters:
    ///   - recorded: The folder of recorded pictures.
    ///   - drawn: The folder of drawings.
    ///   - failures: The problems that occurred before.
    /// - Throws: ``FidelityError/noFolder(path:reason:)``, ``FidelityError/noPictures(path:)``. An error of a single
    ///   picture becomes a problem in the report.
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

    /// The figures of the groups, by name. If there are several, the figures of all pictures are last.
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
