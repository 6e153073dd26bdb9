import SystemConfiguration
import Testing

/// Errors of functions.
struct SCErrorTests {
    @Test(arguments: [
        (kSCStatusOK, "Success."), (kSCStatusInvalidArgument, "Invalid argument"),
        (kSCStatusConnectionIgnore, "The connection is not available at this time"),
        (Int(ENOENT), "No such file or directory"),
    ])
    func textsOfErrors(_ status: Int, _ text: String) {
        #expect(String(cString: SCErrorString(Int32(status))) == text)
    }

    @Test func theErrorBelongsToTheThread() {
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        #expect(SCError() == Int32(kSCStatusInvalidArgument))
        #expect(SCCopyLastError().domain == "com.apple.SystemConfiguration" && SCCopyLastError().code == kSCStatusInvalidArgument)
        let done = DispatchSemaphore(value: 0)
        Thread {
            #expect(SCError() == Int32(kSCStatusOK))
            done.signal()
        }.start()
        done.wait()
    }
}
