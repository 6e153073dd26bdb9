import CaretTesting
import TestFolders
import Testing
import UIKit

@testable import CoreGraphics

/// The pages of a PDF document.
@MainActor @Suite(.app) struct DocumentSourceTests {
    @Test func eachPageIsRead() throws {
        let file = try TestFolder.make().appendingPathComponent("Pages.pdf")
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300))
        try renderer.pdfData { context in
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
        }.write(to: file)
        #expect(try DrawingSource.pageCount(of: file) == 2)
        #expect(try DrawingSource(url: file).size == PixelSize(width: 200, height: 300))
        #expect(try DrawingSource(url: file, page: 2).size == PixelSize(width: 100, height: 50))
        #expect(throws: ImageError.self) { try DrawingSource(url: file, page: 3) }
        try Data("no document".utf8).write(to: file)
        #expect(throws: ImageError.self) { try DrawingSource.pageCount(of: file) }
    }
}
