package import ChallengeNetworkingFrames

extension TransportRequest {
    /// The payload of a frame of the kind `request`.
    package var payload: [UInt8] {
        var encoder = PayloadEncoder()
        encoder.append(method.rawValue)
        encoder.append(address)
        encoder.append(headers)
        encoder.append(timeout.milliseconds)
        encoder.append(idleTimeout.milliseconds)
        encoder.append(Int64(maximumBodySize))
        return encoder.bytes
    }

    package init(payload: [UInt8]) throws(PayloadDecoder.Failure) {
        var decoder = PayloadDecoder(payload)
        guard let method = HTTPMethod(rawValue: try decoder.text()) else { throw PayloadDecoder.Failure() }
        self.init(
            method: method, address: try decoder.text(), headers: try decoder.pairs(),
            timeout: .milliseconds(try decoder.number()), idleTimeout: .milliseconds(try decoder.number()),
            maximumBodySize: Int(try decoder.number()))
    }
}

extension ResponseHead {
    /// The payload of a frame of the kind `head`.
    package var payload: [UInt8] {
        var encoder = PayloadEncoder()
        encoder.append(Int64(status))
        encoder.append(headers)
        return encoder.bytes
    }

    package init(payload: [UInt8]) throws(PayloadDecoder.Failure) {
        var decoder = PayloadDecoder(payload)
        self.init(status: Int(try decoder.number()), headers: try decoder.pairs())
    }
}

extension Duration {
    /// The whole milliseconds, at most 10¹⁵ so that they fit into the number.
    fileprivate var milliseconds: Int64 { Int64(min(self / .milliseconds(1), 1e15)) }
}
