import Foundation
import Pixbuf
import Testing

@testable import CoreGraphics

/// Drawings that take too long are cancelled.
@Suite struct DrawingLimitTests {
    private func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).svg")
        try Data(text.utf8).write(to: url)
        return url
    }

    private let square =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\" fill=\"red\"/></svg>"

    @Test func `N12 work that does not end in time is an error`() throws {
        let gate = DispatchSemaphore(value: 0)
        #expect(throws: PixbufError.tooSlow(limit: .milliseconds(1))) {
            try PixbufLoader.limited(to: .milliseconds(1)) { () throws(PixbufError) in gate.wait() }
        }
        gate.signal()
        #expect(try PixbufLoader.limited(to: .seconds(60)) { () throws(PixbufError) in 7 } == 7)
    }

    @Test func `N12 a drawing that takes too long is an error, and is not tried again`() throws {
        let url = try file(square)
        defer { try? FileManager.default.removeItem(at: url) }
        let source = try DrawingSource(url: url, timeLimit: .seconds(60))
        #expect(try source.draw(PixelSize(width: 8, height: 8), timeLimit: .seconds(60)).width == 8)
        let copy = source
        for patience in [Duration.zero, .seconds(60)] {
            let error = #expect(throws: ImageError.self) { try copy.draw(PixelSize(width: 4096, height: 4096), timeLimit: patience) }
            #expect(error?.reason.contains("was not drawn within") == true)
        }
        #expect(throws: ImageError.self) { try source.draw(PixelSize(width: 8, height: 8)) }
    }

    @Test func `N12 reading has the same limit`() throws {
        let url = try file(square)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: ImageError.self) { try DrawingSource(url: url, timeLimit: .zero) }
        #expect(DrawingSource.timeLimit <= .seconds(10))
    }
}
