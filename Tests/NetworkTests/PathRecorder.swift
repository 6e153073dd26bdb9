import Network
import QueueRecorder

typealias PathRecorder = QueueRecorder<NWPath>

extension PathRecorder {
    var statuses: [NWPath.Status] { values.map(\.status) }

    /// Makes the recorder the handler of a monitor.
    func observe(_ monitor: NWPathMonitor) { monitor.pathUpdateHandler = { self.record($0) } }
}
