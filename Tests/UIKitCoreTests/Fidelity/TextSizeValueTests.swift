import CaretTesting
import Testing

@testable import UIKitCore

/// Values that follow the user's text size, by Apple's tables.
@MainActor @Suite(.app) struct TextSizeValueTests {
    /// The leadings of the Dynamic Type tables in Apple's Human Interface Guidelines, from xS to AX5, in points.
    private static let leadings: [(style: UIFont.TextStyle, values: [CGFloat])] = [
        (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    ]

    @Test(arguments: 0..<4) func fontMetricsScaleByTheLeadingsOfTheirStyle(row: Int) {
        let (style, values) = Self.leadings[row]
        let metrics = UIFontMetrics(forTextStyle: style)
        for (category, leading) in zip(UIContentSizeCategory.ordered, values) {
            let traits = UITraitCollection { mutable in
                mutable.preferredContentSizeCategory = category
                mutable.displayScale = 3
            }
            // A length of one line of the default size becomes one line of the other size.
            #expect(metrics.scaledValue(for: values[3], compatibleWith: traits).isNear(leading), "\(category.rawValue)")
        }
    }

    @Test func theMagnifierOfASearchFieldGrowsWithItsText() async throws {
        func side(_ size: UIContentSizeCategory) async throws -> CGFloat {
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 100))
            let app = try await PixelInk.app(field, on: PixelInk.phone.textSize(size))
            defer { app.terminate() }
            let icon = try #require(field.leftView)
            #expect(icon.frame.midY == field.bounds.midY && field.textRect(forBounds: field.bounds).minX >= icon.frame.maxX)
            return icon.bounds.width
        }
        #expect(try await side(.large) == 20)
        #expect(try await side(.extraSmall) == 20)
        let large = try await side(.accessibilityLarge)
        #expect(large > 30 && large < 45)
    }

    @Test func anAppsOwnImageInASearchFieldKeepsItsSize() async throws {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 100))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 14))
        _ = try await PixelInk.app(field, on: PixelInk.phone.textSize(.accessibilityLarge))
        #expect(field.leftView?.bounds.size == CGSize(width: 12, height: 14))
    }

    @Test func rowsOfTheToolkitsListsFitTheirTextAtTheLargestSize() async throws {
        let cell = PhotoAlbumCell(style: .default, reuseIdentifier: nil)
        cell.show(PhotoFolder.Album(name: "Holidays", photos: []))
        cell.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
        let app = try await PixelInk.app(cell, on: PixelInk.phone.textSize(.accessibilityExtraExtraExtraLarge))
        defer { app.terminate() }
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame.size.height = height
        cell.layoutIfNeeded()
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(labels.count == 2 && labels[0].frame.maxY <= labels[1].frame.minY)
        #expect(labels.allSatisfy { cell.contentView.bounds.contains($0.frame) }, "\(labels.map(\.frame)) in \(height)")
    }

    @Test func suggestionsAreAsHighAsTheirText() async throws {
        let list = SuggestionList([UISearchSuggestionItem(localizedSuggestion: "Apple")]) { _ in }
        list.frame = CGRect(x: 20, y: 100, width: 350, height: 100)
        let app = try await PixelInk.app(list, on: PixelInk.phone.textSize(.accessibilityExtraExtraExtraLarge))
        defer { app.terminate() }
        // A line of body text at this size is 62 points high, and has 11 above and below.
        #expect(list.rowHeight >= 62 + 22 && list.preferredHeight == list.rowHeight)
    }
}
