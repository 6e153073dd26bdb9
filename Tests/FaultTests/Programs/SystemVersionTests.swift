import Testing
import UIKit

/// The version of iOS that an app receives.
@MainActor @Suite(.app) struct SystemVersionTests {
    @Test func `L11 the device and the process are of iOS 18`() {
        #expect(UIDevice.current.systemVersion == "18.0" && UIDevice.current.systemName == "iOS")
        let version = ProcessInfo.processInfo.operatingSystemVersion
        #expect(version.majorVersion == 18 && version.minorVersion == 0 && version.patchVersion == 0)
    }

    @Test(arguments: [(17, 9, 9, true), (18, 0, 0, true), (18, 0, 1, false), (18, 1, 0, false), (26, 0, 0, false)])
    func `L11 a process is at least of the versions up to iOS 18`(major: Int, minor: Int, patch: Int, isNewer: Bool) {
        let version = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch)
        #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(version) == isNewer)
    }
}
