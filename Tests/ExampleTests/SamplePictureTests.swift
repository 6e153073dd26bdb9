import CaretTesting
import Testing

@testable import Gallery

/// The pictures that Gallery draws where it is given none.
@MainActor @Suite(.app) struct SamplePictureTests {
    @Test func thereAreTwentyFourOfDifferentNames() {
        #expect(SamplePicture.all.count == 24)
        #expect(Set(SamplePicture.all.map(\.name)).count == 24)
    }

    @Test func aPictureIsTheSameWheneverItIsDrawn() throws {
        let picture = SamplePicture.all[5]
        let data = try #require(picture.jpegData())
        #expect(data == picture.jpegData())
        #expect(UIImage(data: data)?.size == picture.size)
    }

    @Test func allAreDrawnIntoAFolderTogether() async throws {
        let folder = try PhotoFolder()
        let drawn = try SampleFolder.draw(into: folder.url.appendingPathComponent("pictures"))
        #expect(try PhotoLibrary(folder: drawn).photos.count == 24)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pictures"])
    }
}
