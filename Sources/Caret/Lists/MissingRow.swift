/// The content of a cell for which the list has no row, so that the mistake is visible.
@MainActor enum MissingRow {
    static func configuration(at path: IndexPath) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "exclamationmark.triangle.fill")
        content.imageProperties.tintColor = .systemRed
        content.text = "No row at \(path.map { "\($0)" }.joined(separator: ", "))"
        content.textProperties.color = .systemRed
        return content
    }
}
