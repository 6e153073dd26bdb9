import Testing

/// The test program of the package, whose tests all use Swift Testing.
///
/// Without this file, SwiftPM searches the index of the build for tests of XCTest. CI leaves out the index, which takes
/// an eighth of the compile time.
@main
struct TestProgram {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
