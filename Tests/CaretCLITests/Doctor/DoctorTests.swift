import Foundation
import Testing

@testable import CaretCLI

struct DoctorTests {
    /// Returns the report for a machine on which everything is installed except `missing`.
    private func report(
        missing: Set<String> = [], swift: String = "6.3.1", environment: [String: String] = [:], loaders: String = ""
    ) -> DoctorReport {
        Doctor(
            environment: environment,
            output: { program, arguments in
                if program == "/loaders" { return loaders }
                if arguments.first?.hasPrefix("--variable") == true { return "/loaders\n" }
                let subject = arguments.last == "--version" ? program : program == "fc-list" ? arguments[0] : arguments[1]
                guard !missing.contains(subject), !missing.contains(program) else { return nil }
                return program == "swift" ? "Swift version \(swift) (swift-\(swift)-RELEASE)\nTarget: x86_64" : "1.2.3\n"
            },
            path: { missing.contains($0) ? nil : "/usr/bin/\($0)" }
        ).examine()
    }

    @Test func aCompleteMachineIsHealthy() {
        #expect(report().isHealthy)
        #expect(report().missingPackages == [])
    }

    @Test(arguments: [
        ("cairo", "libcairo2-dev"), ("libisal", "libisal-dev"), ("sdl2", "libsdl2-dev"), (":family=Inter", "fonts-inter"),
        ("libturbojpeg", "libturbojpeg0-dev"), ("libchipmunk-dev", "libchipmunk-dev"),
    ]) func missingLibrariesAreNamedWithTheirPackage(_ subject: String, _ package: String) {
        let report = report(missing: [subject])
        #expect(!report.isHealthy)
        #expect(report.missingPackages == [package])
        #expect(report.text.contains("apt-get install \(package)"))
    }

    @Test func withoutPkgConfigNothingCanBeFound() {
        let report = report(missing: ["pkg-config"])
        #expect(report.missingPackages.first == "pkg-config")
        #expect(report.missingPackages.count == 9)
    }

    @Test(arguments: [":family=Noto Color Emoji", "chromium", "Xvfb", "fc-list"]) func missingOptionalPartsDoNoHarm(_ subject: String) {
        #expect(report(missing: [subject]).isHealthy)
    }

    @Test func theFormatsOfImagesAreThoseThatGdkPixbufLists() throws {
        let listed = ["\"gif\" 4 \"gdk-pixbuf\"", "\"image/gif\" \"\"", "\"heif/avif\" 4", "\"image/heic\" \"image/avif\" \"\""]
        let some = report(loaders: listed.joined(separator: "\n"))
        let words = { (name: String) in some.text.split(separator: "\n").first { $0.contains("\(name) pictures") } ?? "" }
        for name in ["GIF", "HEIC", "AVIF"] { #expect(words(name).hasPrefix("ok"), "\(name)") }
        #expect(words("WebP").contains("apt-get install webp-pixbuf-loader"))
        #expect(words("TIFF").hasPrefix("absent"))
        #expect(some.isHealthy)
    }

    @Test func thisMachinesLoadersAreFound() throws {
        let findings = Doctor().examine().findings.filter { $0.name.hasSuffix("pictures") }
        #expect(findings.count == 8)
        for name in ["HEIC", "PDF"] {
            #expect(findings.first { $0.name == "\(name) pictures" }?.found != nil, "Scripts/setup installs what reads it")
        }
    }

    @Test func anOldSwiftIsMissing() {
        #expect(!report(swift: "5.10").isHealthy)
        #expect(!report(swift: "6.1.2").isHealthy)
        #expect(report(swift: "6.2").isHealthy)
        #expect(report(swift: "10.0").isHealthy)
        #expect(report(swift: "5.10").text.contains("this is 5.10"))
    }

    @Test func withoutSwiftThereIsNothingToInstallFromDebian() {
        let report = report(missing: ["swift"])
        #expect(!report.isHealthy)
        #expect(report.missingPackages == [])
    }

    @Test func theDisplayIsThatOfTheEnvironment() {
        #expect(report(environment: ["DISPLAY": ":7"]).text.contains("DISPLAY=:7"))
        #expect(report().text.contains("applications are shown in the browser"))
    }
}
