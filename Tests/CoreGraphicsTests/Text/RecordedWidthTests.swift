import Foundation
import Testing

@testable import CoreGraphics

/// Widths of labels that Interface Builder recorded with UIKit in public projects.
struct RecordedWidthTests {
    struct Row: Sendable {
        let text: String
        let size: CGFloat
        let weight: Int
        /// In points, rounded up to a pixel of the canvas.
        let width: CGFloat
        let scale: CGFloat

        init(_ text: String, _ size: CGFloat, _ weight: Int, _ width: CGFloat, _ scale: CGFloat) {
            (self.text, self.size, self.weight, self.width, self.scale) = (text, size, weight, width, scale)
        }
    }

    private func difference(_ row: Row) -> CGFloat {
        let style = TextStyle(font: TextFont(size: row.size, weight: row.weight))
        let width = TextLayout(TextContent(row.text, style: style), width: .infinity).size.width
        return (width * row.scale - 0.001).rounded(.up) / row.scale - row.width
    }

    @Test(arguments: rows) func `a line is as wide as on iOS`(row: Row) {
        #expect(abs(difference(row)) < 0.02 * row.width + 0.5, "\(row): \(difference(row)) points")
    }

    @Test func `most lines differ by less than a pixel`() {
        let differences = Self.rows.map { abs(difference($0)) }.sorted()
        let mean = (differences.reduce(0) { $0 + $1 * $1 } / CGFloat(differences.count)).squareRoot()
        #expect(mean < 0.5, "root mean square \(mean)")
        #expect(differences[differences.count / 2] <= 1 / 3 + 0.001, "median \(differences[differences.count / 2])")
    }

    private static let rows: [Row] = [
        Row("24H LOW", 12, 400, 54.333, 3),
        Row("Active call", 12, 400, 58, 2),
        Row("Continent - Region", 12, 400, 107, 2),
        Row("Description", 12, 400, 65, 3),
        Row("Lightening", 12, 400, 60, 2),
        Row("Observed", 12, 400, 55, 2),
        Row("premium", 12, 500, 51, 2),
        Row("5 comments", 13, 400, 75, 2),
        Row("Delivery Fee for 5.7 kms", 13, 400, 145.667, 3),
        Row("CONTROL", 14, 400, 67, 3),
        Row("Out of 100 pts", 14, 400, 92.5, 2),
        Row("Price", 14, 400, 33, 2),
        Row("Share Link", 14, 400, 68, 2),
        Row("Total Balance", 14, 400, 86.333, 3),
        Row("subtitle", 14, 400, 48.333, 3),
        Row("Closed", 14, 500, 46, 2),
        Row("2w ago", 15, 400, 50, 2),
        Row("Created", 15, 400, 54.667, 3),
        Row("Dimension", 15, 400, 72.333, 3),
        Row("Last Updated", 15, 400, 92.5, 2),
        Row("S01E01", 15, 400, 50, 3),
        Row("Themes & Icons", 15, 500, 112.5, 2),
        Row("Watch Playback", 15, 500, 112, 2),
        Row("Toolbar Tint Color", 15, 700, 130.667, 3),
        Row("Custom Native Ad", 16, 400, 130.5, 2),
        Row("Select Content Region", 16, 400, 162, 2),
        Row("Use System Text Size", 16, 400, 156, 3),
        Row("Basic UIScrollView", 16, 500, 138.5, 2),
        Row("Connect Patreon Account", 17, 400, 195.5, 2),
        Row("Creating list...", 17, 400, 105, 2),
        Row("Creative Director", 17, 400, 129, 2),
        Row("Filter", 17, 400, 38, 2),
        Row("Grid Type", 17, 400, 74, 2),
        Row("Hello World", 17, 400, 88, 2),
        Row("Layer4:270p15fps", 17, 400, 137, 3),
        Row("Licenses", 17, 400, 67.5, 2),
        Row("Main Musik", 17, 400, 86, 3),
        Row("Plane Pitch", 17, 400, 85, 2),
        Row("Progress", 17, 400, 68, 2),
        Row("Scheduled Departure:", 17, 400, 167, 2),
        Row("Updated", 17, 400, 66, 2),
        Row("Upload Image", 17, 400, 105.5, 2),
        Row("Value", 17, 400, 42, 2),
        Row("remote user", 17, 400, 92, 2),
        Row("Custom filter", 17, 600, 104, 2),
        Row("Follow for updates", 17, 600, 147, 2),
        Row("Weather:", 17, 600, 72.5, 2),
        Row("1,000", 18, 600, 47.333, 3),
        Row("Title", 18, 600, 37, 2),
        Row("Elite Cakes", 18, 700, 94.5, 2),
        Row("Sort By", 18, 700, 63.5, 2),
        Row("11011011011011011011", 20, 400, 166.5, 2),
        Row("Title 3", 20, 400, 54.5, 2),
        Row("Backup Mnemonic Phrase", 20, 600, 238, 3),
        Row("Pan Gesture", 20, 700, 115, 2),
        Row("Granted Permissions:", 22, 400, 202.5, 2),
        Row("No Files", 22, 400, 76.5, 2),
        Row("Nonce:", 22, 400, 68, 2),
        Row("Note to restaurant", 25, 700, 211.667, 3),
        Row("Verification Center", 30, 400, 239, 3),
    ]
}
