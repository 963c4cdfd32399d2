/// The facts that both sides of the protocol have to agree on.
package enum FrameProtocol {
    /// Changes whenever a frame or a payload changes its meaning.
    package static let version = 1

    /// The payload of `hello`: it tells a worker of this version from any other program.
    package static let greeting = Array("challenge-network \(version)".utf8)

    /// The largest payload of a frame: more than libcurl accepts as headers, or the system as an argument of a command.
    package static let maximumPayloadSize = 1024 * 1024

    /// The number of body bytes that one frame carries at most.
    package static let bodyPartSize = 64 * 1024
}
