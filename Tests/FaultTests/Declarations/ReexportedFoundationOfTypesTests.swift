import Testing
import UniformTypeIdentifiers

/// A file that imports only UniformTypeIdentifiers.
@Suite struct ReexportedFoundationOfTypesTests {
    @Test func `F9 UniformTypeIdentifiers alone brings Foundation`() {
        #expect(URL(fileURLWithPath: "/").path == "/" && Data([1]).count == 1)
    }
}
