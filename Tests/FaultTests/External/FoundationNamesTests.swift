import Foundation
import Testing
import UIKit

/// Names of Apple's Foundation that apps write, and that Foundation on Linux does not declare.
struct FoundationNamesTests {
    @Test func `G9 the keys of an Info.plist have their names in Core Foundation`() {
        let info = ["CFBundleVersion": "7", "CFBundleName": "Scales", "CFBundleIdentifier": "org.example.scales"]
        #expect(info[kCFBundleVersionKey as String] == "7" && info[kCFBundleNameKey as String] == "Scales")
        #expect(info[kCFBundleIdentifierKey as String] == "org.example.scales")
        let others = [kCFBundleExecutableKey, kCFBundleInfoDictionaryVersionKey, kCFBundleDevelopmentRegionKey, kCFBundleLocalizationsKey]
        let wanted = ["CFBundleExecutable", "CFBundleInfoDictionaryVersion", "CFBundleDevelopmentRegion", "CFBundleLocalizations"]
        #expect(others == wanted)
    }

    @Test func `G9 a process reports that it does not run on a Mac`() {
        #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    }
}
