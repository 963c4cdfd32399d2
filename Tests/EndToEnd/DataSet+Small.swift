import ChallengeMirror

extension DataSet {
    /// Returns a data set with one episode, characters of the form `id:name`, and locations with these names.
    static func small(characters: [String] = ["1:Rick"], locations: [String] = ["Earth"]) throws -> DataSet {
        let api = "https://rickandmortyapi.com/api"
        let place = #"{"name":"unknown","url":""}"#
        let people = characters.map { text in
            let parts = text.split(separator: ":")
            return #"{"id":\#(parts[0]),"name":"\#(parts[1])","status":"Alive","species":"Human","type":"","#
                + #""gender":"Male","origin":\#(place),"location":\#(place),"#
                + #""image":"\#(api)/character/avatar/\#(parts[0]).jpeg","episode":[],"url":"","created":""}"#
        }
        let places = zip(1..., locations).map { id, name in
            #"{"id":\#(id),"name":"\#(name)","type":"","dimension":"","residents":[],"#
                + #""url":"\#(api)/location/\#(id)","created":""}"#
        }
        let episode = #"{"id":1,"name":"Pilot","air_date":"","episode":"S01E01","characters":[],"url":"","created":""}"#
        return try DataSet(characters: lines(people), episodes: lines([episode]), locations: lines(places))
    }

    private static func lines(_ objects: [String]) -> [UInt8] {
        Array("[\n\(objects.joined(separator: ",\n"))\n]\n".utf8)
    }
}
